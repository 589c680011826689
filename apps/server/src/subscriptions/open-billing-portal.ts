import type { Portal } from '@brightplate/contract/account/subscription'
import type { Db } from '../db/database.ts'
import { type Member, ofMember } from '../db/member.ts'
import { subscriptions } from '../db/tables/household/subscriptions.ts'
import { AppError } from '../errors.ts'
import type { PaymentProvider } from '../payments/checkouts/payment-provider.ts'

/** The provider's page for cards and invoices. Throws `subscription_not_changeable` where there is none. */
export async function openBillingPortal(
  db: Db,
  provider: PaymentProvider,
  member: Member,
  origin: string,
): Promise<Portal> {
  const [row] = await db.select().from(subscriptions).where(ofMember(subscriptions, member))
  const customerId = row?.providerSubscriptionId ? row.providerCustomerId : null
  const url =
    customerId && provider.owns(customerId)
      ? await provider.openPortal(customerId, `${origin}/subscription`)
      : null
  if (!url) throw new AppError('subscription_not_changeable')
  return { url }
}
