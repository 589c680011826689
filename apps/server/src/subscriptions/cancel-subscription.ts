import type { SubscriptionStatus } from '@brightplate/contract/account/subscription'
import type { Db } from '../db/database.ts'
import type { Member } from '../db/member.ts'
import type { PaymentProvider } from '../payments/checkouts/payment-provider.ts'
import { syncSubscription } from '../payments/checkouts/sync-subscription.ts'
import { requireSubscription } from './require-subscription.ts'
import { readSubscription } from './status/read-subscription.ts'

/** Stops the renewal; access stays to the end. Throws `subscription_not_changeable`. */
export async function cancelSubscription(
  db: Db,
  provider: PaymentProvider,
  now: Date,
  member: Member,
): Promise<SubscriptionStatus> {
  const { id, paymentProblem } = await requireSubscription(db, provider, now, member)
  // A renewal that was not paid would be tried again: ended at once, nothing more is charged.
  if (paymentProblem) await provider.endSubscription(id)
  else await provider.setCancelAtPeriodEnd(id, true)
  await syncSubscription(db, provider, now, member)
  return readSubscription(db, now, member)
}
