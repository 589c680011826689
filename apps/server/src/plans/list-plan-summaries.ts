import type { MealPlanSummary } from '@brightplate/contract/meal-plan'
import { desc } from 'drizzle-orm'
import type { Caller } from '../auth/caller.ts'
import { listChildren } from '../children/list-children.ts'
import type { Db } from '../db/database.ts'
import { mealPlans } from '../db/schema.ts'
import { type CheckServices, currentWarnings } from './current-warnings.ts'
import { type PlanPage, withinPage } from './plan-page.ts'
import { isThere, planHeadColumns } from './stored-plan.ts'
import { toMealPlanSummary } from './to-meal-plan.ts'

/** The household's plans without their days, newest first. */
export async function listPlanSummaries(
  db: Db,
  services: CheckServices,
  caller: Pick<Caller, 'keys' | 'userId'>,
  page: PlanPage,
): Promise<MealPlanSummary[]> {
  const { keys } = caller
  const query = db
    .select(planHeadColumns)
    .from(mealPlans)
    .where(withinPage(keys.householdId, page))
    .orderBy(desc(mealPlans.id))
  const plans = await (page.limit === undefined ? query : query.limit(page.limit))
  if (plans.length === 0) return []
  // Each child is opened once, whatever number of plans it has.
  const children = new Map((await listChildren(db, keys)).map((child) => [child.id, child]))
  const rows = plans
    .filter((plan) => isThere(keys, plan))
    .map((plan) => ({ plan, child: children.get(plan.childId) ?? null }))
  const warnings = await currentWarnings(db, services, caller, rows)
  return rows.map((row) => toMealPlanSummary(row, warnings.get(row.plan.id) ?? []))
}
