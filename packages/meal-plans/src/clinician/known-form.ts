import type { KnownForm } from '@brightplate/foods/food-groups/groups-brought'
import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { ownProfile } from '@brightplate/planner/own-profile'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { acceptedServables } from '@brightplate/planner/plates/candidates/accepted-servables'
import { courses } from '@brightplate/recipes/recipe'

/** What a food of a child's list is on a plate; null where we do not know it. */
export function knownForm(typed: string, profile: PlannerProfile): KnownForm | null {
  const [plain] = findPlainFoods(typed)
  if (plain) return { id: plain.id, group: plain.group }
  const own = ownProfile(profile)
  for (const course of courses) {
    const [servable] = acceptedServables({ typed }, course, own)
    if (servable?.group) return { group: servable.group }
  }
  return null
}
