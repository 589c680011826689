import { eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { Db } from '../../db/database.ts'
import { paymentEvents } from '../../db/tables/operator/payment-events.ts'
import { paymentLedger } from '../../db/tables/operator/payment-ledger.ts'
import { paidEntry } from '../checkouts/paid-entry.ts'
import type { PaymentProvider } from '../checkouts/payment-provider.ts'
import { findByProviderId, findCheckout } from '../checkouts/provider-ids.ts'
import { settleCheckout } from '../checkouts/settle-checkout.ts'
import { syncSubscription } from '../checkouts/sync-subscription.ts'
import { appendToLedger } from '../ledger/append-to-ledger.ts'
import { paymentOf } from './stripe-subscription.ts'

type Expandable = string | { id: string } | null

const idOf = (reference: Expandable): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

/** Whose customer it was, as the ledger knows it after the account was erased. */
async function erasedUserOf(db: Db, customerId: string): Promise<string | null> {
  const [entry] = await db
    .select()
    .from(paymentLedger)
    .where(eq(paymentLedger.customerId, customerId))
    .limit(1)
  return entry?.userId ?? null
}

async function applyToCheckout(db: Db, provider: PaymentProvider, now: Date, sessionId: string) {
  const checkout = await findCheckout(db, sessionId)
  if (checkout) await settleCheckout(db, provider, now, checkout)
}

async function applyInvoice(
  db: Db,
  provider: PaymentProvider,
  now: Date,
  invoice: Stripe.Invoice,
): Promise<void> {
  const customerId = idOf(invoice.customer)
  if (!customerId) return
  const member = await findByProviderId(db, customerId)
  const userId = member?.userId ?? (await erasedUserOf(db, customerId))
  if (!userId) return
  const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription ?? null)
  const paid = paymentOf(invoice)
  const entry = paid
    ? paidEntry(provider, { userId, customerId, subscriptionId }, paid)
    : {
        entryKey: `invoice_failed:${invoice.id}:${invoice.attempt_count}`,
        kind: 'invoice_failed' as const,
        userId,
        provider: provider.kind,
        customerId,
        subscriptionId,
        invoiceId: invoice.id,
        amountCents: invoice.amount_due,
        currency: invoice.currency,
        occurredAt: now,
      }
  await appendToLedger(db, now, [entry])
  if (member) await syncSubscription(db, provider, now, member)
}

async function apply(db: Db, provider: PaymentProvider, now: Date, event: Stripe.Event) {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      return applyToCheckout(db, provider, now, event.data.object.id)
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return applyInvoice(db, provider, now, event.data.object)
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted': {
      const member = await findByProviderId(db, idOf(event.data.object.customer) ?? '')
      if (member) await syncSubscription(db, provider, now, member)
    }
  }
}

/**
 * Applies a webhook event once. It says only that something changed: what holds now is asked of
 * Stripe, so that order and age of events do not matter.
 */
export async function applyStripeEvent(
  db: Db,
  provider: PaymentProvider,
  now: Date,
  event: Stripe.Event,
): Promise<void> {
  const ofEvent = eq(paymentEvents.id, event.id)
  const [applied] = await db.select().from(paymentEvents).where(ofEvent)
  if (applied) return
  await apply(db, provider, now, event)
  await db.insert(paymentEvents).values({ id: event.id, appliedAt: now }).onConflictDoNothing()
}
