import { juiceMlPerDay, milkMlPerDay } from './age-rules.ts'
import type { DishIngredient } from './dish.ts'
import type { PlannerProfile } from './planner-profile.ts'
import type { Course } from './recipe.ts'

/** A hard rule that counts something over a day or over seven days. */
export interface CountedLimit {
  id: string
  per: 'day' | 'week'
  /** Most of it, in the unit that `amount` answers in; null where the child has no such limit. */
  most: (profile: PlannerProfile) => number | null
  amount: (line: { food: DishIngredient['food']; grams: number }, course: Course) => number
  /** Each dish counts once, however much of it there is. */
  oncePerDish: boolean
}

// A spoon of fish sauce is no meal of fish.
const isFish = (food: DishIngredient['food']) =>
  food.mercury !== null && !/\bsauce\b/.test(food.name)
const isRice = (food: DishIngredient['food']) =>
  /\brice\b/.test(food.name) && food.aisle !== 'oils-and-sauces'
const isPureJuice = (food: DishIngredient['food']) =>
  food.aisle === 'drinks' && /\bjuice\b/.test(food.name)

/** Millilitres of milk to drink that a gram stands for; evaporated milk takes as much water again. */
const milkToDrink: Readonly<Record<string, number>> = {
  'milk-whole': 1,
  'milk-semi': 1,
  'milk-lactose-free': 1,
  buttermilk: 1,
  kefir: 1,
  'evaporated-milk': 2,
}

/** Grams of cocoa in 100 g of a food that holds it. */
const cocoaShare: Readonly<Record<string, number>> = { 'cocoa-powder': 1 }
const chocolateCocoaShare = 0.6

/** FDA/EPA (fish), AAP 2017 (juice), our own for rice (arsenic, FDA 2020) and cocoa (theobromine, caffeine). */
export const countedLimits: readonly CountedLimit[] = [
  {
    id: 'fish-meals',
    per: 'week',
    most: () => 2,
    amount: ({ food }) => (isFish(food) ? 1 : 0),
    oncePerDish: true,
  },
  {
    id: 'rice-dishes',
    per: 'day',
    most: () => 1,
    amount: ({ food, grams }) => (isRice(food) && grams >= 5 ? 1 : 0),
    oncePerDish: true,
  },
  {
    id: 'juice',
    per: 'day',
    most: ({ ageYears }) => juiceMlPerDay(ageYears),
    amount: ({ food, grams }, course) => (course === 'juice' || isPureJuice(food) ? grams : 0),
    oncePerDish: false,
  },
  {
    id: 'cocoa',
    per: 'day',
    most: () => 5,
    amount: ({ food, grams }) =>
      food.madeOf.includes('cocoa') || food.id in cocoaShare
        ? grams * (cocoaShare[food.id] ?? chocolateCocoaShare)
        : 0,
    oncePerDish: false,
  },
  {
    id: 'cows-milk',
    per: 'day',
    most: ({ ageYears }) => milkMlPerDay(ageYears),
    amount: ({ food, grams }) => grams * (milkToDrink[food.id] ?? 0),
    oncePerDish: false,
  },
]
