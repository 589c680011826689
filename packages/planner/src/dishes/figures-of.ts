import type { Food } from '@brightplate/foods/food'
import { nutrients } from '@brightplate/foods/nutrients'

const known = new WeakMap<Food, Float64Array>()

/** What 100 g of a food bring, in the order of `nutrients`; not a number where there is no figure. */
export function figuresOf(food: Food): Float64Array {
  const before = known.get(food)
  if (before) return before
  const figures = Float64Array.from(nutrients, (nutrient) => food.per100g[nutrient] ?? Number.NaN)
  known.set(food, figures)
  return figures
}
