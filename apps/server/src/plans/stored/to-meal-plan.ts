import type { Child } from '@brightplate/contract/child/child'
import type { MealPlan, MealPlanSummary, PlanWarning } from '@brightplate/contract/plans/meal-plan'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { withText } from '../../requests/reply-text.ts'
import type { PlanHead, StoredPlan } from './stored-plan.ts'

/** A plan without its days. */
export interface PlanHeadRow {
  plan: PlanHead
  /** The child as it is today; null once it was deleted. */
  child: Child | null
}

export interface PlanRow extends PlanHeadRow {
  plan: StoredPlan
}

const headOf = ({ plan, child }: PlanHeadRow, warnings: PlanWarning[]) => ({
  id: plan.id,
  child_id: plan.childId,
  child_name: child?.name ?? null,
  created_at: plan.createdAt.toISOString(),
  duration_days: plan.durationDays,
  revision: plan.revision,
  rules_version: plan.rulesVersion,
  warnings,
})

/** A plan with its days as text, which go out as they are and are read by whoever asks for them. */
export function withPlanText(
  head: Omit<MealPlan, 'plan_data'>,
  text: () => string,
  read: () => PlanData,
) {
  const whole: MealPlan = {
    ...head,
    get plan_data() {
      return read()
    },
  }
  return withText(whole, () => `${JSON.stringify(head).slice(0, -1)},"plan_data":${text()}}`)
}

/** Its days, which are most of it, go out as the text that they are kept in. */
export function toMealPlan(row: PlanRow, warnings: PlanWarning[]): MealPlan {
  const { plan } = row
  const { profileSnapshot: profile_snapshot, locks } = plan
  const head = { ...headOf(row, warnings), profile_snapshot, locks }
  return withPlanText(
    head,
    () => plan.planText,
    () => plan.planData,
  )
}

export const toMealPlanSummary = (row: PlanHeadRow, warnings: PlanWarning[]): MealPlanSummary => ({
  ...headOf(row, warnings),
  start_date: row.plan.startDate,
  days_count: row.plan.durationDays,
})
