import type { Child } from '@brightplate/contract/child'
import type {
  MealPlan,
  MealPlanSummary,
  PlanWarning,
  ProfileSnapshot,
} from '@brightplate/contract/meal-plan'
import type { children, mealPlans } from '../db/schema.ts'

type StoredPlan = typeof mealPlans.$inferSelect

/** A plan without its days. */
export interface PlanHeadRow {
  plan: Omit<StoredPlan, 'planData'>
  /** The child as it is today; null once it was deleted. */
  child: typeof children.$inferSelect | null
}

export interface PlanRow extends PlanHeadRow {
  plan: StoredPlan
}

export function snapshotOf({
  id: _,
  created_at: __,
  red_flags: ___,
  ...profile
}: Child): ProfileSnapshot {
  return profile
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
