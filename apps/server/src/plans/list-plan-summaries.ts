import type { MealPlanSummary } from '@brightplate/contract/plans/meal-plan'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { MAX } from 'uuid'
import type { Caller } from '../auth/caller.ts'
import { listChildren } from '../children/list-children.ts'
import type { Db } from '../db/database.ts'
import { notDeleted } from '../db/not-deleted.ts'
import { prepared } from '../db/prepared.ts'
import { mealPlans } from '../db/tables/household/plans/meal-plans.ts'
import { isId } from '../new-id.ts'
import { type CheckServices, currentWarnings } from './current-warnings.ts'
import type { PlanPage } from './plan-page.ts'
import { childOfPlan } from './stored/child-of-plan.ts'
import { isThere, openSnapshot, planHeadColumns } from './stored/stored-plan.ts'
import { toMealPlanSummary } from './stored/to-meal-plan.ts'

/** A page of plans without their days. */
const headsOfHousehold = prepared((db) =>
  db
    .select(planHeadColumns)
    .from(mealPlans)
    .where(
      and(
        eq(mealPlans.householdId, sql.placeholder('householdId')),
        lt(mealPlans.id, sql.placeholder('before')),
        notDeleted(mealPlans),
      ),
    )
    .orderBy(desc(mealPlans.id))
    .limit(sql.placeholder('limit')),
)

/** The household's plans without their days, newest first. */
export async function listPlanSummaries(
  db: Db,
  services: CheckServices,
  caller: Pick<Caller, 'keys' | 'userId'>,
  { before, limit }: PlanPage,
): Promise<MealPlanSummary[]> {
  const { keys } = caller
  const [heads, children] = await Promise.all([
    headsOfHousehold(db).execute({
      householdId: keys.householdId,
      before: before && isId(before) ? before : MAX,
      limit: limit ?? null,
    }),
    // Each is opened once, whatever number of plans it has.
    listChildren(db, keys),
  ])
  const childById = new Map(children.map((child) => [child.id, child]))
  const rows = heads
    .filter((plan) => isThere(keys, plan))
    .map(({ profileOfTable: profileSnapshot, ...plan }) => {
      const child = childById.get(plan.childId)
      const profile = openSnapshot(keys, { ...plan, profileSnapshot })
      return { plan, child: child ? childOfPlan(child, profile, children) : null }
    })
  const warningsOf = await currentWarnings(db, services, caller, rows)
  return rows.map((row) => toMealPlanSummary(row, warningsOf(row)))
}
