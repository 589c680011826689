import type { FoodPrice } from '../src/shop/food-price.ts'
import type { BoughtShare, Pack } from '../src/shop/pack.ts'

/** Food id and its price. */
export declare const foodPrices: readonly (readonly [string, FoodPrice])[]

/** Food id and what shops sell of it. */
export declare const packs: readonly (readonly [string, Pack])[]

/** Food id and what is bought for it. */
export declare const boughtAs: readonly (readonly [string, readonly BoughtShare[]])[]
