import type { PaymentStatus } from '@brightplate/contract/account/subscription'
import { and, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { rowOf } from '../../db/member.ts'
import { checkouts } from '../../db/tables/household/checkouts.ts'
import { appendToLedger } from '../ledger/append-to-ledger.ts'
import { type PaymentProvider, PaymentProviderError } from './payment-provider.ts'
import { syncSubscription } from './sync-subscription.ts'

export type Checkout = typeof checkouts.$inferSelect

const payable = ['opening', 'open'] as const

/** Ends a checkout in our books, once. */
export async function endCheckout(
  db: Db,
  now: Date,
  { householdId, id, userId, provider, sessionId }: Checkout,
  { status, paid }: { status: 'complete' | 'expired'; paid: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(checkouts)
      .set({ status, paid, updatedAt: now })
      .where(and(rowOf(checkouts, householdId, id), inArray(checkouts.status, payable)))
    const kind = status === 'complete' ? 'checkout_completed' : 'checkout_expired'
    await appendToLedger(tx, now, [
      { entryKey: `${kind}:${id}`, kind, userId, provider, sessionId, occurredAt: now },
    ])
  })
}

/**
 * Asks the provider how a checkout stands and makes it so here: a paid one gives premium before it
 * counts as ended, so that a crash in between is mended by whoever asks next.
 */
export async function settleCheckout(
  db: Db,
  provider: PaymentProvider,
  now: Date,
  checkout: Checkout,
): Promise<PaymentStatus> {
  const { sessionId } = checkout
  const found = sessionId ? await provider.readCheckout(sessionId) : null
  if (!found || found.status === 'expired') {
    await endCheckout(db, now, checkout, { status: 'expired', paid: false })
    return { payment_status: 'unpaid', status: 'expired' }
  }
  if (found.status === 'complete') {
    const isThere = await syncSubscription(db, provider, now, checkout)
    // Left open, so that the next who asks looks again.
    if (found.paid && !isThere) throw new PaymentProviderError('paid, and no subscription yet')
    await endCheckout(db, now, checkout, { status: 'complete', paid: found.paid })
  }
  return { payment_status: found.paid ? 'paid' : 'unpaid', status: found.status }
}
