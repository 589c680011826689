import type { CountedKind, Food } from '@brightplate/foods/food'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
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
  /** Guidance: what the child eats already passes it, where that is nearly all that is eaten. */
  yields: boolean
}

/** What a line counts as of a kind, in grams, or ml of a drink. */
export const countedGrams = (kind: CountedKind, { food, grams }: CountedLine): number =>
  grams * (food.counted[kind] ?? 0)

/** Grams of rice or of a food based on it that make a dish of rice: a spoon of rice flour makes none. */
const riceDishGrams = 5

/** A toddler's four spoons of chicken and rice hold less, and are a dish of rice all the same. */
const isRiceDish = ({ id }: Food): boolean => {
  const group = plainFoodOf(id)?.group
  return group === 'rice' || group === 'rice-dish'
}

/** FDA/EPA (fish), AAP 2017 (juice), our own for rice (arsenic, FDA 2020) and cocoa (theobromine, caffeine). */
export const countedLimits: readonly CountedLimit[] = [
  {
    id: 'fish-meals',
    per: 'week',
    most: () => 2,
    amount: (line) => (countedGrams('fish', line) > 0 ? 1 : 0),
    oncePerDish: true,
    yields: true,
  },
  {
    id: 'rice-dishes',
    per: 'day',
    most: () => 1,
    amount: (line) => {
      const rice = countedGrams('rice', line)
      return rice >= riceDishGrams || (rice > 0 && isRiceDish(line.food)) ? 1 : 0
    },
    oncePerDish: true,
    yields: true,
  },
  {
    id: 'juice',
    per: 'day',
    most: ({ ageYears }) => juiceMlPerDay(ageYears),
    amount: (line, course) => (course === 'juice' ? line.grams : countedGrams('juice', line)),
    oncePerDish: false,
    yields: false,
  },
  {
    id: 'cocoa',
    per: 'day',
    most: () => 5,
    amount: (line) => countedGrams('cocoa', line),
    oncePerDish: false,
    yields: true,
  },
  {
    id: 'cows-milk',
    per: 'day',
    most: ({ ageYears }) => milkMlPerDay(ageYears),
    amount: (line) => countedGrams('milk', line),
    oncePerDish: false,
    yields: false,
  },
]

/** In the order of `countedLimits`: what most servings count. The very same array, so that it is known at a glance. */
export const nothingCounted: readonly number[] = countedLimits.map(() => 0)

/** With fewer foods a piece of fish may be larger than is advised: there is little else on the plate. */
const fewFoods = 5

/** Whether the fish of a serving yields to what the child eats already. */
export const yieldsServingOfFish = ({
  safeFoodsNearlyAll,
  safeFoods,
}: Pick<PlannerProfile, 'safeFoodsNearlyAll' | 'safeFoods'>): boolean =>
  safeFoodsNearlyAll && safeFoods.length < fewFoods

/** Places of the limits that yield to what the child eats already. */
export const yieldingLimits: readonly number[] = countedLimits.flatMap(({ yields }, index) =>
  yields ? index : [],
)

/** What guidance alone speaks of, of what a food counts. */
export const yieldedOfEaten = (counted: readonly number[]): readonly number[] =>
  yieldingLimits.some((index) => (counted[index] ?? 0) > 0)
    ? counted.map((amount, index) => (yieldingLimits.includes(index) ? amount : 0))
    : nothingCounted

/** What still counts of a food that the child eats, where it is of nearly all that is eaten: drinks alone. */
export const countedOfEaten = (counted: readonly number[]): readonly number[] =>
  counted === nothingCounted ||
  counted.every((amount, index) => amount === 0 || yieldingLimits.includes(index))
    ? nothingCounted
    : counted.map((amount, index) => (yieldingLimits.includes(index) ? 0 : amount))
