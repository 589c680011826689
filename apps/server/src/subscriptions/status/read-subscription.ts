import type { SubscriptionStatus } from '@brightplate/contract/account/subscription'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import type { Member } from '../../db/member.ts'
import { prepared } from '../../db/prepared.ts'
import { subscriptions } from '../../db/tables/household/subscriptions.ts'
import { bestSubscription } from './best-subscription.ts'
import { subscriptionStatusOf } from './subscription-status.ts'

const subscriptionsOfHousehold = prepared((db) =>
  db
    .select({
      userId: subscriptions.userId,
      trialEndsAt: subscriptions.trialEndsAt,
      premiumUntil: subscriptions.premiumUntil,
      graceUntil: subscriptions.graceUntil,
      billingInterval: subscriptions.billingInterval,
      cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
      paymentProblem: subscriptions.paymentProblem,
      providerCustomerId: subscriptions.providerCustomerId,
      keptUntil: subscriptions.keptUntil,
      keptInterval: subscriptions.keptInterval,
    })
    .from(subscriptions)
    .where(eq(subscriptions.householdId, sql.placeholder('householdId'))),
)

/** Trial, free or premium of the household at `now`. Throws where it has no subscription row: every one has. */
export async function readSubscription(
  db: Db,
  now: Date,
  { householdId, userId }: Member,
): Promise<SubscriptionStatus> {
  const rows = await subscriptionsOfHousehold(db).execute({ householdId })
  const best = bestSubscription(rows, now)
  const status = subscriptionStatusOf(best, now)
  if (status.plan_type !== 'premium') return status
  if (best.isKept) return { ...status, billing_portal: false, paid_before: true }
  return best.userId === userId ? status : { ...status, billing_portal: false, paid_by_other: true }
}
