import type { FoodPattern } from '../src/patterns/food-pattern.ts'

/** Food id and what 100 g of it count as. */
export declare const foodPatterns: readonly (readonly [string, FoodPattern])[]
