import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { notDeleted } from '../db/not-deleted.ts'
import { mealPlans } from '../db/tables/household/plans/meal-plans.ts'
import type { PlanSpan } from './plans-to-erase.ts'

/** A household's plans without what is sealed of them. */
export function spansOfPlans(db: Db, householdId: string): Promise<PlanSpan[]> {
  const { id, childId, nameless, startDate, durationDays } = mealPlans
  return db
    .select({ id, childId, nameless, startDate, durationDays })
    .from(mealPlans)
    .where(and(eq(mealPlans.householdId, householdId), notDeleted(mealPlans)))
}
