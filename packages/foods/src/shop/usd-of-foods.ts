import { requirePrice } from './food-prices.ts'

/** US dollars of what is used of these foods, not of whole packs. */
export const usdOfFoods = (foods: readonly { food_id: string; grams: number }[]): number =>
  foods.reduce(
    (sum, { food_id, grams }) => sum + (grams / 100) * requirePrice(food_id).usdPer100g,
    0,
  )
