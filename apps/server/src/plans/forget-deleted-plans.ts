import { limits } from '@brightplate/contract/limits'
import { lte } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { mealPlans } from '../db/tables/household/plans/meal-plans.ts'

/**
 * Plans deleted at this moment or before can no longer be restored. The toast with “Undo” stays for ten seconds, and
 * longer under a resting pointer: a minute covers both.
 */
export const deletedLongAgo = (now: Date): Date =>
  new Date(now.getTime() - limits.deletedPlanSeconds * 1000)

/** Erases the plans that can no longer be restored, with their marks and revisions. */
export async function forgetDeletedPlans(db: Db, now: Date): Promise<void> {
  await db.delete(mealPlans).where(lte(mealPlans.deletedAt, deletedLongAgo(now)))
}
