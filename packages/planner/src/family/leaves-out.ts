import type { Course } from '@brightplate/recipes/recipe'
import type { CandidateDish } from '../compositions/parts/part.ts'
import { plainOf } from '../compositions/parts/plain-of.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { wishAgainst } from '../refused/refused-plain-food.ts'
import { legalDish } from '../rules/legal-dish.ts'
import { isOwnFood } from './known-foods.ts'

/**
 * Whether a sibling does not eat something as it stands on the table: it refuses it or part of it, is never to
 * have it again, or does not bear its texture. What it is known to eat it eats.
 */
export function leavesOut(one: CandidateDish, profile: PlannerProfile, course: Course): boolean {
  const { candidateFood, dish } = one
  if (isOwnFood(one, profile, course)) return false
  const plain = plainOf(candidateFood)
  if (plain) return wishAgainst(plain, dish, profile) !== null
  const own = legalDish(dish.recipe, profile).dish
  // Made otherwise for this child: the shared dish holds what it refuses.
  return (
    own?.ingredients.length !== dish.ingredients.length ||
    own.ingredients.some(({ food }, line) => food.id !== dish.ingredients[line]?.food.id)
  )
}
