import type { PaymentStatus } from '@brightplate/contract/account/subscription'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type Member, ofMember } from '../../db/member.ts'
import { checkouts } from '../../db/tables/household/checkouts.ts'
import { AppError } from '../../errors.ts'
import { type PaymentProvider, PaymentProviderError } from './payment-provider.ts'
import { settleCheckout } from './settle-checkout.ts'

/** How a checkout stands, asked of the provider while it is open. Throws `not_found` for another's. */
export async function readPaymentStatus(
  db: Db,
  provider: PaymentProvider,
  now: Date,
  member: Member,
  sessionId: string,
): Promise<PaymentStatus> {
  const [checkout] = await db
    .select()
    .from(checkouts)
    .where(and(ofMember(checkouts, member), eq(checkouts.sessionId, sessionId)))
    .limit(1)
  if (!checkout) throw new AppError('not_found')
  const { status, paid } = checkout
  if (status === 'complete' || status === 'expired') {
    return { payment_status: paid ? 'paid' : 'unpaid', status }
  }
  const open: PaymentStatus = { payment_status: 'unpaid', status: 'open' }
  if (checkout.provider !== provider.kind) return open
  try {
    return await settleCheckout(db, provider, now, checkout)
  } catch (error) {
    // The page asks again, and the webhook may be there by then.
    if (error instanceof PaymentProviderError) return open
    throw error
  }
}
