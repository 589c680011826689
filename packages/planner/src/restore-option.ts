import type { Option, Problem } from './problem.ts'
import { type Slot, slots } from './slot.ts'

/** A dish of a stored plan. */
export interface StoredDish {
  recipeId: string
  servings: number
  /** The safe food of its meal, as typed. */
  safeFood?: string | undefined
}

/** Every size of a recipe in a slot, whatever stands beside it. */
export const sizesOfRecipe = (problem: Problem, slot: Slot, recipeId: string): Option[] =>
  (problem.slots[slots.indexOf(slot)] ?? [])
    .filter(([first]) => first?.serving.dish.recipe.id === recipeId)
    .flat()

/**
 * A stored dish as the child may have it today, with the same food beside it where it may be, in
 * the size nearest to the stored one; null where a rule of today forbids it.
 */
export function restoreOption(problem: Problem, slot: Slot, dish: StoredDish): Option | null {
  const sizes = sizesOfRecipe(problem, slot, dish.recipeId)
  const alike = sizes.filter(({ safeFood }) => safeFood?.typed === dish.safeFood)
  const distance = (option: Option) => Math.abs(option.serving.servings - dish.servings)
  return (alike.length > 0 ? alike : sizes).reduce<Option | null>(
    (best, option) => (best === null || distance(option) < distance(best) ? option : best),
    null,
  )
}
