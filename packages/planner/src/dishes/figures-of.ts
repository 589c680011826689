import type { Food } from '@brightplate/foods/food'
import {
  type NutrientAmounts,
  noNutrients,
  nutrientIndex,
  nutrients,
} from '@brightplate/foods/nutrients'
import type { FigureOfEach } from '@brightplate/foods/tuple'

const known = new WeakMap<Food, NutrientAmounts>()

/** What 100 g of a food bring, in the order of `nutrients`; not a number where there is no figure. */
export function figuresOf(food: Food): NutrientAmounts {
  const before = known.get(food)
  if (before) return before
  const figures: FigureOfEach<typeof nutrients> = [...noNutrients]
  for (const nutrient of nutrients) {
    figures[nutrientIndex[nutrient]] = food.per100g[nutrient] ?? Number.NaN
  }
  known.set(food, figures)
  return figures
}
