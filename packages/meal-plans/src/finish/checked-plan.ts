import type { PlanData } from '@brightplate/contract/plans/plan-data'

/** Known to the compiler alone: a copy with other days (`{ ...plan, days }`) has not passed. */
declare class Gate {
  private readonly hasPassed: true
}

/** A plan as it left `finishPlan`, which alone makes one: nothing else is stored. */
export type CheckedPlan = PlanData & Gate
