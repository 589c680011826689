import { refusalsOf } from '@brightplate/meal-plans/check/refusals-of'
import { planProfile } from '@brightplate/meal-plans/profile/plan-profile'
import type { ProfileFacts } from '@brightplate/meal-plans/profile/profile-facts'
import type { Recipe } from '@brightplate/recipes/recipe'

export interface FittingRequest {
  child: ProfileFacts
  recipes: Recipe[]
}

/** Of these recipes, those that this child may eat by flags and by words. */
export function fittingRecipes({ child, recipes }: FittingRequest): Recipe[] {
  const { profile } = planProfile(child)
  return recipes.filter((recipe) => refusalsOf(recipe, profile)?.length === 0)
}
