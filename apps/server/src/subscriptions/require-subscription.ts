import type { Db } from '../db/database.ts'
import { type Member, ofMember } from '../db/member.ts'
import { subscriptions } from '../db/tables/household/subscriptions.ts'
import { AppError } from '../errors.ts'
import type { PaymentProvider } from '../payments/checkouts/payment-provider.ts'
import { subscriptionStatusOf } from './status/subscription-status.ts'

/** The subscription that gives premium now. Throws `subscription_not_changeable` where none does. */
export async function requireSubscription(
  db: Db,
  provider: PaymentProvider,
  now: Date,
  member: Member,
) {
  const [row] = await db.select().from(subscriptions).where(ofMember(subscriptions, member))
  const { providerCustomerId: customerId = null, providerSubscriptionId: id = null } = row ?? {}
  if (!row || !customerId || !id || !provider.owns(customerId)) {
    throw new AppError('subscription_not_changeable')
  }
  if (subscriptionStatusOf(row, now).plan_type !== 'premium') {
    throw new AppError('subscription_not_changeable')
  }
  return { id, customerId, paymentProblem: row.paymentProblem }
}
