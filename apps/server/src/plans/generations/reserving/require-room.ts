import { limits } from '@brightplate/contract/limits'
import { and, eq, gt, type SQL } from 'drizzle-orm'
import { requireVerifiedEmail } from '../../../auth/verification/require-verified-email.ts'
import type { Db } from '../../../db/database.ts'
import { type Member, ofMember } from '../../../db/member.ts'
import { generations } from '../../../db/tables/household/plans/generations.ts'
import type { subscriptions } from '../../../db/tables/household/subscriptions.ts'
import { AppError } from '../../../errors.ts'
import { subscriptionStatusOf } from '../../../subscriptions/status/subscription-status.ts'
import { requireFreePlan } from './free-plans.ts'
import type { GenerationRequest } from './generation-request.ts'

const countGenerations = (tx: Db, member: Member, which: SQL | undefined) =>
  tx.$count(generations, and(ofMember(generations, member), which))

/** One plan in any seven days on the free tier; a plan made again has its own allowance. Throws `email_unverified` and `plan_limit_reached`. */
export async function requireQuota(
  tx: Db,
  now: Date,
  { facts, verifiesEmail }: { facts: typeof subscriptions.$inferSelect; verifiesEmail: boolean },
  account: Pick<GenerationRequest, 'householdId' | 'userId' | 'addressHash'>,
): Promise<void> {
  if (subscriptionStatusOf(facts, now).plan_type === 'free') {
    if (verifiesEmail) await requireVerifiedEmail(tx, account)
    await requireFreePlan(tx, now, account)
  }
}

/** Throws `too_many_waiting` where an account has as many generations waiting as it may. */
export async function requireRoomToWait(tx: Db, now: Date, member: Member): Promise<void> {
  const queued = and(eq(generations.status, 'queued'), gt(generations.leaseUntil, now))
  if ((await countGenerations(tx, member, queued)) >= limits.generationsWaiting) {
    throw new AppError('too_many_waiting', {}, { retryAfter: 10 })
  }
}
