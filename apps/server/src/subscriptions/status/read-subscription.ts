import type { SubscriptionStatus } from '@brightplate/contract/account/subscription'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import type { Member } from '../../db/member.ts'
import { prepared } from '../../db/prepared.ts'
import { subscriptions } from '../../db/tables/household/subscriptions.ts'
import { subscriptionStatusOf } from './subscription-status.ts'

const subscriptionOfMember = prepared((db) =>
  db
    .select({
      trialEndsAt: subscriptions.trialEndsAt,
      premiumUntil: subscriptions.premiumUntil,
      graceUntil: subscriptions.graceUntil,
      billingInterval: subscriptions.billingInterval,
      cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
      paymentProblem: subscriptions.paymentProblem,
      providerCustomerId: subscriptions.providerCustomerId,
    })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.householdId, sql.placeholder('householdId')),
        eq(subscriptions.userId, sql.placeholder('userId')),
      ),
    ),
)

/** Trial, free or premium at `now`. Throws when the user has no subscription row: every account has one. */
export async function readSubscription(
  db: Db,
  now: Date,
  { householdId, userId }: Member,
): Promise<SubscriptionStatus> {
  const [row] = await subscriptionOfMember(db).execute({ householdId, userId })
  if (!row) throw new Error('An account without a subscription row')
  return subscriptionStatusOf(row, now)
}
