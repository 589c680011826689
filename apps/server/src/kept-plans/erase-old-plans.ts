import { plainDateOf } from '@brightplate/contract/plain-date'
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'
import { NIL } from 'uuid'
import { announceChange } from '../changes/changes.ts'
import type { Db } from '../db/database.ts'
import { keptPlans } from '../db/tables/household/plans/kept-plans.ts'
import { mealPlans } from '../db/tables/household/plans/meal-plans.ts'
import { keptSince, plansToErase } from './plans-to-erase.ts'
import { spansOfHouseholds, spansOfPlans } from './spans-of-plans.ts'

/** So many are asked for in one statement, whose time is limited. */
const householdsAtOnce = 500

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

/** The households, of some that say how long, with a plan that is kept no longer: most have none tonight. */
async function withOldPlans(
  db: Db,
  now: Date,
  due: readonly { householdId: string; months: number }[],
): Promise<string[]> {
  const ids = due.map(({ householdId }) => householdId)
  const plans = Map.groupBy(await spansOfHouseholds(db, ids), ({ householdId }) => householdId)
  return due.flatMap(({ householdId, months }) => {
    const since = keptSince(plainDateOf(now), months)
    return plansToErase(plans.get(householdId) ?? [], since).length > 0 ? [householdId] : []
  })
}

/**
 * Erases the plans, with their marks and revisions, that households keep no longer. A transaction a household: one that
 * is cut off goes on at the next, and nobody waits for another's.
 */
export async function eraseOldPlans(db: Db, now: Date, atOnce = householdsAtOnce): Promise<void> {
  let after: string = NIL
  for (;;) {
    const due = await db
      .select({ householdId: keptPlans.householdId, months: keptPlans.months })
      .from(keptPlans)
      .where(and(lte(keptPlans.erasesFrom, now), gt(keptPlans.householdId, after)))
      .orderBy(asc(keptPlans.householdId))
      .limit(atOnce)
    const last = due.at(-1)
    if (!last) return
    after = last.householdId
    for (const householdId of await withOldPlans(db, now, due)) {
      await db.transaction((tx) => eraseOf(tx, now, householdId))
    }
  }
}
