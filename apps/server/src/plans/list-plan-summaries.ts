import type { MealPlanSummary } from '@brightplate/contract/meal-plan'
import { desc, eq, getTableColumns } from 'drizzle-orm'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { children, mealPlans } from '../db/schema.ts'
import { type CheckServices, currentWarnings } from './current-warnings.ts'
import { type PlanPage, withinPage } from './plan-page.ts'
import { toMealPlanSummary } from './to-meal-plan.ts'

// The days are most of a plan: a list without them reads none of them.
const { planData: _, ...head } = getTableColumns(mealPlans)

/** The household's plans without their days, newest first. */
export async function listPlanSummaries(
  db: Db,
  services: CheckServices,
  { userId, householdId }: Pick<Caller, 'userId' | 'householdId'>,
  page: PlanPage,
): Promise<MealPlanSummary[]> {
  const query = db
    .select({ plan: head, child: children })
    .from(mealPlans)
    .leftJoin(children, eq(children.id, mealPlans.childId))
    .where(withinPage(householdId, page))
    .orderBy(desc(mealPlans.id))
  const rows = await (page.limit === undefined ? query : query.limit(page.limit))
  const warnings = await currentWarnings(db, services, userId, rows)
  return rows.map((row) => toMealPlanSummary(row, warnings.get(row.plan.id) ?? []))
}
