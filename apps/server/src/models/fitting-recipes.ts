import type { Recipe } from '@brightplate/planner/recipe'
import { planProfile } from '../plans/plan-profile.ts'
import { refusalsOf } from '../plans/refusals-of.ts'
import type { ProfileFacts } from '../plans/to-planner-profile.ts'

export interface FittingRequest {
  child: ProfileFacts
  recipes: Recipe[]
}

/** Of these recipes, those that this child may eat by flags and by words. */
export function fittingRecipes({ child, recipes }: FittingRequest): Recipe[] {
  const { profile } = planProfile(child)
  return recipes.filter((recipe) => refusalsOf(recipe, profile)?.length === 0)
}
