import type { Food } from '../src/food.ts'
import type { LineNames } from '../src/ingredient-lines/names/line-names.ts'
import type { PlainFood } from '../src/plain-foods/plain-food.ts'

export declare const foods: readonly Food[]

/** `food` is null where it is one of `foods`. */
export declare const plainFoods: readonly (Omit<PlainFood, 'food'> & { food: Food | null })[]

/** Ids of plain foods. */
export declare const foodTiles: readonly string[]

export declare const lineNames: LineNames
