import type { PlanData } from '@brightplate/contract/plans/plan-data'
import type { PlannedDay } from '@brightplate/planner/plan-document'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { summarizePlan } from '@brightplate/planner/writing/summarize-plan'
import { withBareMealsOut } from '../meals-out/bare-meals-out.ts'

/** A stored plan with days that were changed: leftovers, list, totals, tips and report follow; its notices stay. */
export function planOfDays(
  planData: PlanData,
  days: readonly PlannedDay[],
  profile: PlannerProfile,
): PlanData {
  const summary = summarizePlan(days, profile)
  const notices = planData.notices ?? []
  return withBareMealsOut({
    ...planData,
    ...summary,
    general_tips: [...notices.map(({ text }) => text), ...summary.general_tips],
    tip_texts: [...notices, ...summary.tip_texts],
  })
}
