import { noNutrients } from '@brightplate/foods/nutrients'
import type { CandidateFood, ForOthers, Part } from '../compositions/parts/part.ts'
import type { Dish } from '../dishes/dish.ts'
import { linesOf } from '../dishes/servings-of.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { nothingCounted } from '../rules/counted-limits.ts'

/**
 * A part of which the child eats nothing: lines, steps and what is bought hold it, and no figure of the
 * child's does.
 * @param servings of the dish, for all of them
 */
export function serveOthers(
  { dish, candidateFood }: { dish: Dish; candidateFood: CandidateFood },
  { people, servings }: { people: number; servings: number },
  forOthers: ForOthers,
  profile: PlannerProfile,
): Part {
  const lines = linesOf(dish, servings, profile)
  return {
    role: 'main',
    safeFood: null,
    candidateFood,
    people,
    forOthers,
    serving: {
      dish,
      servings,
      cooked: servings,
      lines,
      grams: lines.map(() => 0),
      amounts: noNutrients,
      energyKcal: 0,
      incomplete: [],
      counted: nothingCounted,
    },
  }
}
