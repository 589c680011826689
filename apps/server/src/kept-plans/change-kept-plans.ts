import type { KeptMonths, KeptPlans } from '@brightplate/contract/account/kept-plans'
import { limits } from '@brightplate/contract/limits'
import { eq } from 'drizzle-orm'
import type { Caller } from '../auth/caller.ts'
import { requireConfirmed } from '../auth/codes/require-confirmed.ts'
import type { Db } from '../db/database.ts'
import { lockHousehold } from '../db/lock-household.ts'
import { keptPlans } from '../db/tables/household/plans/kept-plans.ts'
import { requireOwner } from '../household/membership/require-owner.ts'
import { readKeptPlans } from './read-kept-plans.ts'

const noticeMs = limits.keptPlansNoticeHours * 60 * 60 * 1000

/**
 * Has plans kept for so many months after their last day, or for ever. What was chosen erases nothing for a day. Throws
 * `owner_needed`, and `confirmation_needed` where it erases.
 */
export async function changeKeptPlans(
  db: Db,
  now: Date,
  caller: Caller,
  months: KeptMonths | null,
): Promise<KeptPlans> {
  const { householdId } = caller
  await requireOwner(db, caller)
  if (months !== null) await requireConfirmed(db, now, caller.account)
  return db.transaction(async (tx) => {
    await lockHousehold(tx, householdId)
    await requireOwner(tx, caller)
    if (months === null) await tx.delete(keptPlans).where(eq(keptPlans.householdId, householdId))
    else {
      const set = { months, erasesFrom: new Date(now.getTime() + noticeMs) }
      await tx
        .insert(keptPlans)
        .values({ householdId, ...set })
        .onConflictDoUpdate({ target: keptPlans.householdId, set })
    }
    return readKeptPlans(tx, now, caller)
  })
}
