import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { type Member, ofMember } from '../db/member.ts'
import { subscriptions } from '../db/tables/household/subscriptions.ts'
import { users } from '../db/tables/household/users.ts'
import { paidPeriods } from '../subscriptions/status/best-subscription.ts'
import { actsHere } from './membership/acts-here.ts'

/**
 * What a parent who leaves had paid stays with the household to its end, on the row of its owner; it is renewed by
 * nobody. Under the household's lock.
 */
export async function keepPaid(tx: Db, now: Date, leaving: Member): Promise<void> {
  const { householdId } = leaving
  const [left] = await tx.select().from(subscriptions).where(ofMember(subscriptions, leaving))
  const [paid] = left ? paidPeriods([left], now) : []
  if (!paid) return
  const [owner] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(actsHere(householdId), eq(users.role, 'owner')))
  const ofOwner = owner && ofMember(subscriptions, { householdId, userId: owner.id })
  const [row] = await tx.select().from(subscriptions).where(ofOwner)
  if (!ofOwner || !row || (row.keptUntil && row.keptUntil >= paid.until)) return
  await tx
    .update(subscriptions)
    .set({ keptUntil: paid.until, keptInterval: paid.interval, updatedAt: now })
    .where(ofOwner)
}
