import type { KnownForm } from '@brightplate/foods/food-groups/groups-brought'
import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { acceptedCandidates } from '@brightplate/planner/compositions/candidates/accepted-candidates'
import { ownProfile } from '@brightplate/planner/own-profile'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { courses } from '@brightplate/recipes/recipe'

/** What a food of a child's list is on a plate; null where we do not know it. */
export function knownForm(typed: string, profile: PlannerProfile): KnownForm | null {
  const [plain] = findPlainFoods(typed)
  if (plain) return { id: plain.id, group: plain.group }
  const own = ownProfile(profile)
  for (const course of courses) {
    const [candidateFood] = acceptedCandidates({ typed }, course, own)
    if (candidateFood?.group) return { group: candidateFood.group }
  }
  return null
}
