import type { SubscriptionStatus } from '@brightplate/contract/account/subscription'
import type { Db } from '../db/database.ts'
import type { Member } from '../db/member.ts'
import { AppError } from '../errors.ts'
import type { PaymentProvider } from '../payments/checkouts/payment-provider.ts'
import { syncSubscription } from '../payments/checkouts/sync-subscription.ts'
import { requireSubscription } from './require-subscription.ts'
import { readSubscription } from './status/read-subscription.ts'

async function requireLive(provider: PaymentProvider, customerId: string, id: string) {
  const found = await provider.listSubscriptions(customerId)
  if (!found.some((subscription) => subscription.id === id && subscription.live)) {
    throw new AppError('subscription_not_changeable')
  }
}

/** Takes a cancellation back. Throws `subscription_not_changeable` once the subscription has ended. */
export async function resumeSubscription(
  db: Db,
  provider: PaymentProvider,
  now: Date,
  member: Member,
): Promise<SubscriptionStatus> {
  const { id, customerId } = await requireSubscription(db, provider, now, member)
  await requireLive(provider, customerId, id)
  await provider.setCancelAtPeriodEnd(id, false)
  await syncSubscription(db, provider, now, member)
  return readSubscription(db, now, member)
}
