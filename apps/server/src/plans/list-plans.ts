import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { desc } from 'drizzle-orm'
import type { Caller } from '../auth/caller.ts'
import { listChildren } from '../children/list-children.ts'
import type { Db } from '../db/database.ts'
import { mealPlans } from '../db/tables/household/plans/meal-plans.ts'
import { type CheckServices, currentWarnings } from './current-warnings.ts'
import { type PlanPage, withinPage } from './plan-page.ts'
import { childOfPlan } from './stored/child-of-plan.ts'
import { openPlan } from './stored/stored-plan.ts'
import { toMealPlan } from './stored/to-meal-plan.ts'

/** The household's plans, newest first: UUIDv7 sorts by time. */
export async function listPlans(
  db: Db,
  services: CheckServices,
  caller: Pick<Caller, 'keys' | 'userId'>,
  page: PlanPage,
): Promise<MealPlan[]> {
  const { keys } = caller
  const query = db
    .select()
    .from(mealPlans)
    .where(withinPage(keys.householdId, page))
    .orderBy(desc(mealPlans.id))
  const sealed = await (page.limit === undefined ? query : query.limit(page.limit))
  if (sealed.length === 0) return []
  const children = await listChildren(db, keys)
  const childById = new Map(children.map((child) => [child.id, child]))
  const rows = sealed.flatMap((row) => {
    const plan = openPlan(keys, row)
    if (!plan) return []
    const child = childById.get(plan.childId)
    const profile = plan.tableChosen ? plan.profileSnapshot : null
    return { plan, child: child ? childOfPlan(child, profile, children) : null }
  })
  const warningsOf = await currentWarnings(db, services, caller, rows)
  return rows.map((row) => toMealPlan(row, warningsOf(row)))
}
