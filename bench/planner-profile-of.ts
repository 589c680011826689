import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { allowedSafeFoods } from '../apps/server/src/plans/allowed-safe-foods.ts'
import { toPlannerProfile } from '../apps/server/src/plans/to-planner-profile.ts'
import type { BenchProfile } from './profiles.ts'

/** A profile as the server hands it to the planner. */
export function plannerProfileOf({ facts }: BenchProfile): PlannerProfile {
  const unplaced = toPlannerProfile(facts, interpretProfile(facts), [])
  return { ...unplaced, safeFoods: allowedSafeFoods(facts.safe_foods, unplaced.restrictions) }
}
