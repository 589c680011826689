import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { planProfile } from '../apps/server/src/plans/plan-profile.ts'
import type { BenchProfile } from './profiles.ts'

/** A profile as the server hands it to the planner. */
export const plannerProfileOf = ({ facts }: BenchProfile): PlannerProfile =>
  planProfile(facts).profile
