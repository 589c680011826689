import { plainDateOf } from '@brightplate/contract/plain-date'
import { and, eq, inArray, lte } from 'drizzle-orm'
import { announceChange } from '../changes/changes.ts'
import type { Db } from '../db/database.ts'
import { keptPlans } from '../db/tables/household/plans/kept-plans.ts'
import { mealPlans } from '../db/tables/household/plans/meal-plans.ts'
import { keptSince, plansToErase } from './plans-to-erase.ts'
import { spansOfPlans } from './spans-of-plans.ts'

/** A household's plans that are kept no longer. The row is locked: who changes it waits, or has been heard. */
async function eraseOf(tx: Db, now: Date, householdId: string): Promise<void> {
  const [chosen] = await tx
    .select({ months: keptPlans.months })
    .from(keptPlans)
    .where(and(eq(keptPlans.householdId, householdId), lte(keptPlans.erasesFrom, now)))
    .for('update')
  if (!chosen) return
  const plans = await spansOfPlans(tx, householdId)
  const ids = plansToErase(plans, keptSince(plainDateOf(now), chosen.months)).map(({ id }) => id)
  if (ids.length === 0) return
  await tx
    .delete(mealPlans)
    .where(and(eq(mealPlans.householdId, householdId), inArray(mealPlans.id, ids)))
  await announceChange(tx, householdId)
}

/**
 * Erases the plans, with their marks and revisions, that households keep no longer. A transaction a household: one that
 * is cut off goes on at the next, and nobody waits for another's.
 */
export async function eraseOldPlans(db: Db, now: Date): Promise<void> {
  const due = await db
    .select({ householdId: keptPlans.householdId })
    .from(keptPlans)
    .where(lte(keptPlans.erasesFrom, now))
  for (const { householdId } of due) await db.transaction((tx) => eraseOf(tx, now, householdId))
}
