import type { Course } from '@brightplate/recipes/recipe'
import { acceptedFoodsAt, noDishes } from '../compositions/candidates/accepted-foods.ts'
import type { CandidateDish } from '../compositions/parts/part.ts'
import type { PlannerProfile } from '../planner-profile.ts'

/** A food that a child is known to eat, under the parent's word for it. */
export interface KnownFood extends CandidateDish {
  typed: string
}

const known = new WeakMap<PlannerProfile, Map<Course, readonly KnownFood[]>>()

/** What a child is known to eat at a course, as it is bought. */
export function knownFoods(profile: PlannerProfile, course: Course): readonly KnownFood[] {
  const ofCourses = known.get(profile) ?? new Map<Course, readonly KnownFood[]>()
  known.set(profile, ofCourses)
  const found =
    ofCourses.get(course) ??
    acceptedFoodsAt(course, profile, noDishes).flatMap(({ safeFood, candidateFoods }) =>
      candidateFoods.flatMap((candidateFood): KnownFood[] =>
        candidateFood.dish
          ? [{ candidateFood, dish: candidateFood.dish, typed: safeFood.typed }]
          : [],
      ),
    )
  ofCourses.set(course, found)
  return found
}

/** Whether something is what a sibling is known to eat, bought or made at home. */
export function isOwnFood(
  { candidateFood, dish }: CandidateDish,
  profile: PlannerProfile,
  course: Course,
): boolean {
  const forms = knownFoods(profile, course).map((own) => own.candidateFood.form)
  return [candidateFood.form, ...dish.recipe.standsFor].some((form) => forms.includes(form))
}
