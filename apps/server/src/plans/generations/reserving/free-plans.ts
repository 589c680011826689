import { limits } from '@brightplate/contract/limits'
import { dayMs } from '@brightplate/contract/plain-date'
import { and, eq, gt, inArray, isNull, lt, max, or } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { type Member, ofMember } from '../../../db/member.ts'
import { addresses } from '../../../db/tables/directory/addresses.ts'
import { trialAddresses } from '../../../db/tables/directory/trial-addresses.ts'
import { generations } from '../../../db/tables/household/plans/generations.ts'
import { users } from '../../../db/tables/household/users.ts'
import { AppError } from '../../../errors.ts'
import { actsHere } from '../../../household/membership/acts-here.ts'

const windowStart = (now: Date) => new Date(now.getTime() - limits.freeWindowDays * dayMs)

/** Made in the window, or under way; a plan made again has an allowance of its own. */
const isSpent = (now: Date) =>
  and(
    isNull(generations.revisedPlanId),
    gt(generations.createdAt, windowStart(now)),
    or(
      eq(generations.status, 'done'),
      and(inArray(generations.status, ['queued', 'running']), gt(generations.leaseUntil, now)),
    ),
  )

interface Household {
  householdId: string
  /** Keyed hash of its owner's address. */
  addressHash: string
}

/** The keyed hash of the owner's address, by which a household's free plan counts. */
export async function trialHashOf(db: Db, householdId: string): Promise<string> {
  const [row] = await db
    .select({ trialHash: users.trialHash })
    .from(users)
    .where(and(actsHere(householdId), eq(users.role, 'owner')))
  if (!row) throw new AppError('unauthenticated')
  return row.trialHash
}

/** How many plans of the window accounts have spent, each asked of where it is. */
async function spentBy(tx: Db, now: Date, members: readonly Member[]): Promise<number> {
  let spent = 0
  for (const member of members) {
    spent += await tx.$count(generations, and(ofMember(generations, member), isSpent(now)))
  }
  return spent
}

const erasedUnder = (db: Db, addressHash: string) =>
  db
    .select({ freePlanAt: trialAddresses.freePlanAt })
    .from(trialAddresses)
    .where(eq(trialAddresses.addressHash, addressHash))

/** How many of the free plans of the window are left, of a household and of all accounts under its owner's address, erased ones included. */
export async function freePlansLeft(
  tx: Db,
  now: Date,
  { householdId, addressHash }: Household,
): Promise<number> {
  const [erased] = await erasedUnder(tx, addressHash)
  const sameMailbox = await tx
    .select({ householdId: addresses.householdId, userId: addresses.userId })
    .from(addresses)
    .where(eq(addresses.trialHash, addressHash))
  const others = sameMailbox.filter((one) => one.householdId !== householdId)
  const spentBefore = erased?.freePlanAt && erased.freePlanAt > windowStart(now) ? 1 : 0
  const here = and(eq(generations.householdId, householdId), isSpent(now))
  const spent = (await tx.$count(generations, here)) + (await spentBy(tx, now, others))
  return Math.max(0, limits.freePlansPerWindow - spent - spentBefore)
}

/** The free tier's plan of the week. Call it under the household's lock. Throws `plan_limit_reached`. */
export async function requireFreePlan(tx: Db, now: Date, household: Household): Promise<void> {
  // Accounts whose addresses differ by a tag alone wait for each other here.
  await erasedUnder(tx, household.addressHash).for('update')
  if ((await freePlansLeft(tx, now, household)) === 0) throw new AppError('plan_limit_reached')
}

/**
 * What an account that is erased, leaves its address or the household, has made this week stays with the hashes of its
 * addresses.
 * @param ownerHash of whoever owns the household that it leaves: that has spent it too
 */
export async function keepFreePlans(
  tx: Db,
  now: Date,
  { householdId, userId, addressHash }: Household & Member,
  ownerHash = addressHash,
): Promise<void> {
  const made = await tx
    .select({ addressHash: generations.addressHash, last: max(generations.createdAt) })
    .from(generations)
    .where(and(ofMember(generations, { householdId, userId }), isSpent(now)))
    .groupBy(generations.addressHash)
  for (const { addressHash: hash, last } of made) {
    if (last === null) continue
    const { freePlanAt } = trialAddresses
    const hashes = [hash ?? addressHash, addressHash, ownerHash]
    await tx
      .update(trialAddresses)
      .set({ freePlanAt: last })
      .where(
        and(
          inArray(trialAddresses.addressHash, hashes),
          or(isNull(freePlanAt), lt(freePlanAt, last)),
        ),
      )
  }
}
