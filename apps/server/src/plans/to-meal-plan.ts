import type { Child } from '@brightplate/contract/child'
import type { MealPlan, MealPlanSummary, ProfileSnapshot } from '@brightplate/contract/meal-plan'
import { rulesVersion } from '@brightplate/foods/rules-version'
import { toChild } from '../children/to-child.ts'
import type { children, mealPlans } from '../db/schema.ts'
import { planWarnings } from './plan-warnings.ts'

export interface PlanRow {
  plan: typeof mealPlans.$inferSelect
  /** The child as it is today; null once it was deleted. */
  child: typeof children.$inferSelect | null
}

export function snapshotOf({ id: _, created_at: __, ...profile }: Child): ProfileSnapshot {
  return profile
}

const sameProfile = (a: ProfileSnapshot | null, b: ProfileSnapshot) =>
  a !== null &&
  JSON.stringify({ ...a, name: '', age_given_on: '' }) ===
    JSON.stringify({ ...b, name: '', age_given_on: '' })

/** A plan that was checked against this very profile and these rules needs no second look. */
function warningsOf({ plan, child }: PlanRow) {
  if (!child) return []
  const today = snapshotOf(toChild(child))
  if (plan.rulesVersion === rulesVersion && sameProfile(plan.profileSnapshot, today)) return []
  return planWarnings(plan.planData, today)
}

function headOf(row: PlanRow) {
  const { plan, child } = row
  return {
    id: plan.id,
    child_id: plan.childId,
    child_name: child?.name ?? null,
    created_at: plan.createdAt.toISOString(),
    duration_days: plan.durationDays,
    revision: plan.revision,
    rules_version: plan.rulesVersion,
    warnings: warningsOf(row),
  }
}

export const toMealPlan = (row: PlanRow): MealPlan => ({
  ...headOf(row),
  profile_snapshot: row.plan.profileSnapshot,
  locks: row.plan.locks,
  plan_data: row.plan.planData,
})

export const toMealPlanSummary = (row: PlanRow): MealPlanSummary => ({
  ...headOf(row),
  days_count: row.plan.planData.days.length,
})
