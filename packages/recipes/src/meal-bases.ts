import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import {
  snacksAlone as alone,
  besideAtLast as atLast,
  mealBases as bases,
  eatenBeside as beside,
  lastBases as last,
  mealsAlone as mainMealsAlone,
  neutralSides as neutral,
  neutralGroups as neutralOf,
  ofOwnKitchen as own,
  staples as staplesBy,
  ownStarch as starch,
} from '../compiled/meal-compositions.js'
import type { MealBase, MealKind } from './meal-base.ts'

/** The bases of each kind of meal, those first that suit it best: `data/meal-compositions.yaml`, compiled. */
export const mealBases: Readonly<Record<MealKind, readonly MealBase[]>> = bases

/** By meal what the child is known to eat stands beside any base of it. */
export const eatenBeside: Readonly<Record<MealKind, readonly PlainGroup[]>> = beside

/** Likewise, where it stands at no meal otherwise. */
export const besideAtLast: Readonly<Record<MealKind, readonly PlainGroup[]>> = atLast

/** By meal what is built upon only where fewer than three other foods that the child eats suit it. */
export const lastBases: Readonly<Record<MealKind, readonly PlainGroup[]>> = last

/** What the food of a kitchen is eaten with: ids of plain foods, the usual first, by `cuisines` of a plain food. */
export const staples: Readonly<Record<string, readonly string[]>> = staplesBy

/** What stands beside food of such a kitchen where it is of that kitchen alone. */
export const ofOwnKitchen: readonly PlainGroup[] = own

/** Groups of which food of such a kitchen has beside it only what is of that kitchen, or neutral. */
export const neutralGroups: readonly PlainGroup[] = neutralOf

/** What stands beside food of any kitchen: ids of plain foods. */
export const neutralSides: readonly string[] = neutral

/** What has its starch in it, and takes none beside it: ids of plain foods. */
export const ownStarch: readonly string[] = starch

/** What stands beside no main meal: numbers of WWEIA food categories. */
export const snacksAlone: readonly number[] = alone

/** What stands at no snack: likewise. */
export const mealsAlone: readonly number[] = mainMealsAlone
