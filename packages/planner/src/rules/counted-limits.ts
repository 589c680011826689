import type { CountedKind, Food } from '@brightplate/foods/food'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import type { Course } from '@brightplate/recipes/recipe'
import type { PlannerProfile } from '../planner-profile.ts'
import { juiceMlPerDay, milkMlPerDay } from './age-rules.ts'

export interface CountedLine {
  food: Food
  grams: number
}

export type CountedLimitId = 'fish-meals' | 'rice-dishes' | 'juice' | 'cocoa' | 'cows-milk'

/** A hard rule that counts something over a day or over seven days. */
export interface CountedLimit {
  id: CountedLimitId
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

/** What is counted towards each limit. */
export type Counted = Readonly<Record<CountedLimitId, number>>

/** What most servings count. The very same object, so that a comparison tells it. */
export const nothingCounted: Counted = {
  'fish-meals': 0,
  'rice-dishes': 0,
  juice: 0,
  cocoa: 0,
  'cows-milk': 0,
}

export function forEachLimit(figure: (limit: CountedLimit) => number): Counted {
  const counted = { ...nothingCounted }
  for (const limit of countedLimits) counted[limit.id] = figure(limit)
  return counted
}

export const countsNothing = (counted: Counted): boolean =>
  counted === nothingCounted || Object.values(counted).every((amount) => amount === 0)

/** With fewer foods a piece of fish may be larger than is advised: there is little else on the plate. */
const fewFoods = 5

/** Whether the fish of a serving yields to what the child eats already. */
export const yieldsServingOfFish = ({
  safeFoodsNearlyAll,
  safeFoods,
}: Pick<PlannerProfile, 'safeFoodsNearlyAll' | 'safeFoods'>): boolean =>
  safeFoodsNearlyAll && safeFoods.length < fewFoods

/** The limits that yield to what the child eats already. */
export const yieldingLimits: readonly CountedLimit[] = countedLimits.filter(({ yields }) => yields)

/** What guidance alone speaks of, of what a food counts. */
export const yieldedOfEaten = (counted: Counted): Counted =>
  yieldingLimits.some(({ id }) => counted[id] > 0)
    ? forEachLimit(({ id, yields }) => (yields ? counted[id] : 0))
    : nothingCounted

/** What still counts of a food that the child eats, where it is of nearly all that is eaten: drinks alone. */
export const countedOfEaten = (counted: Counted): Counted =>
  counted === nothingCounted || countedLimits.every(({ id, yields }) => counted[id] === 0 || yields)
    ? nothingCounted
    : forEachLimit(({ id, yields }) => (yields ? 0 : counted[id]))
