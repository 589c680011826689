import type { Option, Problem } from './problem.ts'
import { type Slot, slots } from './recipe.ts'

/** A dish of a stored plan. */
export interface StoredDish {
  recipeId: string
  servings: number
}

/**
 * A stored dish as the child may have it today, in the size nearest to the stored one; null where
 * a rule of today forbids it.
 */
export function restoreOption(problem: Problem, slot: Slot, dish: StoredDish): Option | null {
  const sizes = problem.slots[slots.indexOf(slot)]?.find(
    ([first]) => first?.serving.dish.recipe.id === dish.recipeId,
  )
  if (!sizes) return null
  const distance = (option: Option) => Math.abs(option.serving.servings - dish.servings)
  return sizes.reduce<Option | null>(
    (best, option) => (best === null || distance(option) < distance(best) ? option : best),
    null,
  )
}
