import type { CountedKind, Food } from '@brightplate/foods/food'
import type { Course } from '@brightplate/recipes/recipe'
import type { PlannerProfile } from '../planner-profile.ts'
import { juiceMlPerDay, milkMlPerDay } from './age-rules.ts'

interface CountedLine {
  food: Food
  grams: number
}

/** A hard rule that counts something over a day or over seven days. */
export interface CountedLimit {
  id: string
  per: 'day' | 'week'
  /** Most of it, in the unit that `amount` answers in; null where the child has no such limit. */
  most: (profile: PlannerProfile) => number | null
  amount: (line: CountedLine, course: Course) => number
  /** Each dish counts once, however much of it there is. */
  oncePerDish: boolean
}

/** What a line counts as of a kind, in grams, or ml of a drink. */
export const countedGrams = (kind: CountedKind, { food, grams }: CountedLine): number =>
  grams * (food.counted[kind] ?? 0)

/** Grams of rice or of a food based on it that make a dish of rice: a spoon of rice flour makes none. */
const riceDishGrams = 5

/** FDA/EPA (fish), AAP 2017 (juice), our own for rice (arsenic, FDA 2020) and cocoa (theobromine, caffeine). */
export const countedLimits: readonly CountedLimit[] = [
  {
    id: 'fish-meals',
    per: 'week',
    most: () => 2,
    amount: (line) => (countedGrams('fish', line) > 0 ? 1 : 0),
    oncePerDish: true,
  },
  {
    id: 'rice-dishes',
    per: 'day',
    most: () => 1,
    amount: (line) => (countedGrams('rice', line) >= riceDishGrams ? 1 : 0),
    oncePerDish: true,
  },
  {
    id: 'juice',
    per: 'day',
    most: ({ ageYears }) => juiceMlPerDay(ageYears),
    amount: (line, course) => (course === 'juice' ? line.grams : countedGrams('juice', line)),
    oncePerDish: false,
  },
  {
    id: 'cocoa',
    per: 'day',
    most: () => 5,
    amount: (line) => countedGrams('cocoa', line),
    oncePerDish: false,
  },
  {
    id: 'cows-milk',
    per: 'day',
    most: ({ ageYears }) => milkMlPerDay(ageYears),
    amount: (line) => countedGrams('milk', line),
    oncePerDish: false,
  },
]

/** In the order of `countedLimits`: what most servings count. The very same array, so that it is known at a glance. */
export const nothingCounted: readonly number[] = countedLimits.map(() => 0)
