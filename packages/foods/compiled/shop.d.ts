import type { FoodPrice } from '../src/shop/food-price.ts'

/** Food id and its price. */
export declare const foodPrices: readonly (readonly [string, FoodPrice])[]
