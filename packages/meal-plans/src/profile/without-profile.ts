import type { PlanData } from '@brightplate/contract/plans/plan-data'

/** A plan that outlives its child's profile: what it was understood as goes, the dishes stay. */
export const withoutProfile = ({
  interpretation: _,
  changes: __,
  ...planData
}: PlanData): PlanData => planData
