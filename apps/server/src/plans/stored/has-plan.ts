import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { notDeleted } from '../../db/not-deleted.ts'
import { prepared } from '../../db/prepared.ts'
import { mealPlans } from '../../db/tables/household/plans/meal-plans.ts'

const idOfPlan = prepared((db) =>
  db
    .select({ id: mealPlans.id })
    .from(mealPlans)
    .where(
      and(
        eq(mealPlans.householdId, sql.placeholder('householdId')),
        eq(mealPlans.id, sql.placeholder('id')),
        notDeleted(mealPlans),
      ),
    ),
)

/** Whether the household still has the plan. */
export const hasPlan = async (db: Db, householdId: string, id: string): Promise<boolean> =>
  (await idOfPlan(db).execute({ householdId, id })).length > 0
