import type { Child } from '@brightplate/contract/child/child'
import type { MealPlan, MealPlanSummary, PlanWarning } from '@brightplate/contract/plans/meal-plan'
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

export const toMealPlan = (row: PlanRow, warnings: PlanWarning[]): MealPlan => ({
  ...headOf(row, warnings),
  profile_snapshot: row.plan.profileSnapshot,
  locks: row.plan.locks,
  plan_data: row.plan.planData,
})

export const toMealPlanSummary = (row: PlanHeadRow, warnings: PlanWarning[]): MealPlanSummary => ({
  ...headOf(row, warnings),
  start_date: row.plan.startDate,
  days_count: row.plan.durationDays,
})
