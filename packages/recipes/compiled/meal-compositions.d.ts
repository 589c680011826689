import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { MealBase, MealKind } from '../src/meal-base.ts'

export declare const mealBases: Readonly<Record<MealKind, readonly MealBase[]>>
export declare const eatenBeside: Readonly<Record<MealKind, readonly PlainGroup[]>>
export declare const besideAtLast: Readonly<Record<MealKind, readonly PlainGroup[]>>
export declare const lastBases: Readonly<Record<MealKind, readonly PlainGroup[]>>
export declare const staples: Readonly<Record<string, readonly string[]>>
export declare const ofOwnKitchen: readonly PlainGroup[]
export declare const neutralGroups: readonly PlainGroup[]
export declare const neutralSides: readonly string[]
export declare const ownStarch: readonly string[]
export declare const snacksAlone: readonly number[]
export declare const mealsAlone: readonly number[]
