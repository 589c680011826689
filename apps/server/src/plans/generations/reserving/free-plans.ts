import { limits } from '@brightplate/contract/limits'
import { dayMs } from '@brightplate/contract/plain-date'
import { and, count, eq, gt, inArray, isNull, max, or } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { generations, trialAddresses } from '../../../db/schema.ts'
import { AppError } from '../../../errors.ts'

const windowStart = (now: Date) => new Date(now.getTime() - limits.freeWindowDays * dayMs)

/** Made in the window, or under way; a plan made anew has an allowance of its own. */
const isSpent = (now: Date) =>
  and(
    isNull(generations.revisedPlanId),
    gt(generations.createdAt, windowStart(now)),
    or(
      eq(generations.status, 'done'),
      and(inArray(generations.status, ['queued', 'running']), gt(generations.leaseUntil, now)),
    ),
  )

interface Account {
  userId: string
  /** Keyed hash of its address. */
  addressHash: string
}

/**
 * The free tier's plan of the week, of all accounts under one address, erased ones included. Call it
 * under the account's lock. Throws `plan_limit_reached`.
 */
export async function requireFreePlan(
  tx: Db,
  now: Date,
  { userId, addressHash }: Account,
): Promise<void> {
  // Accounts whose addresses differ by a tag alone wait for each other here.
  const [erased] = await tx
    .select({ freePlanAt: trialAddresses.freePlanAt })
    .from(trialAddresses)
    .where(eq(trialAddresses.addressHash, addressHash))
    .for('update')
  const [row] = await tx
    .select({ spent: count() })
    .from(generations)
    .where(
      and(
        or(eq(generations.userId, userId), eq(generations.addressHash, addressHash)),
        isSpent(now),
      ),
    )
  const spentBefore = erased?.freePlanAt && erased.freePlanAt > windowStart(now) ? 1 : 0
  if ((row?.spent ?? 0) + spentBefore >= limits.freePlansPerWindow) {
    throw new AppError('plan_limit_reached')
  }
}

/** What an account that is erased has made this week stays with the hashes of its addresses. */
export async function keepFreePlans(
  tx: Db,
  now: Date,
  { userId, addressHash }: Account,
): Promise<void> {
  const made = await tx
    .select({ addressHash: generations.addressHash, last: max(generations.createdAt) })
    .from(generations)
    .where(and(eq(generations.userId, userId), isSpent(now)))
    .groupBy(generations.addressHash)
  for (const { addressHash: hash, last } of made) {
    await tx
      .update(trialAddresses)
      .set({ freePlanAt: last })
      .where(inArray(trialAddresses.addressHash, [hash ?? addressHash, addressHash]))
  }
}
