import { limits } from '@brightplate/contract/limits'
import { lte } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { mealPlans } from '../db/tables/household/plans/meal-plans.ts'

/**
 * What was deleted at this moment or before is gone. A toast is shown for ten seconds, and longer for
 * whoever rests on it: a minute is enough for both.
 */
export const deletedLongAgo = (now: Date): Date =>
  new Date(now.getTime() - limits.deletedPlanSeconds * 1000)

/** Erases the plans that nobody may bring back any more, with their marks and revisions. */
export async function forgetDeletedPlans(db: Db, now: Date): Promise<void> {
  await db.delete(mealPlans).where(lte(mealPlans.deletedAt, deletedLongAgo(now)))
}
