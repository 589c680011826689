import type { MealPlan } from '@brightplate/contract/meal-plan'
import { desc, eq } from 'drizzle-orm'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { children, mealPlans } from '../db/schema.ts'
import { type CheckServices, currentWarnings } from './current-warnings.ts'
import { type PlanPage, withinPage } from './plan-page.ts'
import { toMealPlan } from './to-meal-plan.ts'

/** The household's plans, newest first: UUIDv7 sorts by time. */
export async function listPlans(
  db: Db,
  services: CheckServices,
  { userId, householdId }: Pick<Caller, 'userId' | 'householdId'>,
  page: PlanPage,
): Promise<MealPlan[]> {
  const query = db
    .select({ plan: mealPlans, child: children })
    .from(mealPlans)
    .leftJoin(children, eq(children.id, mealPlans.childId))
    .where(withinPage(householdId, page))
    .orderBy(desc(mealPlans.id))
  const rows = await (page.limit === undefined ? query : query.limit(page.limit))
  const warnings = await currentWarnings(db, services, userId, rows)
  return rows.map((row) => toMealPlan(row, warnings.get(row.plan.id) ?? []))
}
