import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import type { Recipe } from '@brightplate/recipes/recipe'
import { refusalsOf } from '../check/refusals-of.ts'

/**
 * Our recipes and `others` whose words, as this child would get them, pass the safety check: what it would
 * refuse in a finished plan is not planned with in the first place.
 */
export const readableRecipes = (
  profile: PlannerProfile,
  others: readonly Recipe[] = [],
): Recipe[] =>
  [...allRecipes, ...others].filter((recipe) => (refusalsOf(recipe, profile) ?? []).length === 0)
