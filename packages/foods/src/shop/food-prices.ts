import { foodPrices as compiledPrices } from '../../compiled/shop.js'
import type { FoodPrice } from './food-price.ts'

/** Food id and price of every food, plain foods among them: `data/food-prices.csv`, compiled. */
export const foodPrices: ReadonlyMap<string, FoodPrice> = new Map(compiledPrices)

/** Per 100 g as the food's row weighs it. Throws for an id that no table has. */
export function requirePrice(foodId: string): FoodPrice {
  const price = foodPrices.get(foodId)
  if (!price) throw new Error(`No food with a price has the id ${foodId}`)
  return price
}
