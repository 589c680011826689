import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import type { ProfileInterpretation } from '@brightplate/foods/interpretation'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { allowedSafeFoods } from './allowed-safe-foods.ts'
import { type ProfileFacts, toPlannerProfile } from './to-planner-profile.ts'

/** What a child's tags come to, and the profile that the planner works for. */
export function planProfile(child: ProfileFacts): {
  interpretation: ProfileInterpretation
  profile: PlannerProfile
} {
  const interpretation = interpretProfile(child)
  const unplaced = toPlannerProfile(child, interpretation, [])
  const safeFoods = allowedSafeFoods(child.safe_foods, unplaced.restrictions)
  return { interpretation, profile: { ...unplaced, safeFoods } }
}
