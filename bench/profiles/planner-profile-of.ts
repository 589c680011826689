import { planProfile } from '@brightplate/meal-plans/profile/plan-profile'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import type { BenchProfile } from './profiles.ts'

/** A profile as the server hands it to the planner. */
export const plannerProfileOf = ({ facts }: BenchProfile): PlannerProfile =>
  planProfile(facts).profile
