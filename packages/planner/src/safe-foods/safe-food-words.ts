import type { Course } from '@brightplate/recipes/recipe'
import {
  acceptedCandidates,
  isKnownByForm,
} from '../compositions/candidates/accepted-candidates.ts'
import { partName } from '../compositions/parts/part-name.ts'
import type { DishWords } from '../dishes/dish-words.ts'
import { linesOf } from '../dishes/servings-of.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { stepsOf } from '../steps/steps-of.ts'

/**
 * What a family would read of a safe food on a plate: as typed where we do not know it; null where we
 * know it and a rule forbids it, or nobody eats it by itself.
 */
export function safeFoodWords(
  typed: string,
  course: Course,
  profile: PlannerProfile,
): DishWords | null {
  if (!isKnownByForm(typed)) return { name: typed, lines: [typed], steps: [] }
  const [first] = acceptedCandidates({ typed }, course, profile)
  if (!first?.dish) return null
  return {
    name: partName({ role: 'accepted', safeFood: { index: 0, typed }, candidateFood: first }),
    lines: linesOf(first.dish, 1, profile).map(({ text }) => text),
    steps: stepsOf({ dish: first.dish, servings: 1, people: 1, profile }),
  }
}
