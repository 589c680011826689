import type { AllowedDish } from './allowed-dishes.ts'
import type { Refusal } from './refusals-of-profile.ts'
import { refusalOfDish, refusalOfFood, refusalsIn } from './refused-in-dish.ts'

/**
 * What part a refused food has in a dish: none; it leaves it out; or it takes a food out of it, with another
 * in its place or none.
 */
export function partIn({ dish, foods }: AllowedDish, refusal: Refusal): 'none' | 'out' | 'changed' {
  const { recipe } = dish
  const refusals = refusalsIn(recipe, [refusal])
  if (refusals.length === 0) return 'none'
  let isChanged = false
  for (const [index, ingredient] of recipe.ingredients.entries()) {
    const [first, ...others] = foods[index] ?? []
    const isRefused = (food: typeof first) =>
      food !== undefined && refusalOfFood(food, ingredient, recipe, refusals) !== null
    if (!isRefused(first)) continue
    if (!ingredient.optional && others.every(isRefused)) return 'out'
    isChanged = true
  }
  if (isChanged) return 'changed'
  return refusalOfDish(dish, refusals) === null ? 'none' : 'out'
}
