import { limits } from '@brightplate/contract/limits'
import { dayMs } from '@brightplate/contract/plain-date'
import type Stripe from 'stripe'
import type {
  PackageId,
  ProviderPayment,
  ProviderSubscription,
} from '../checkouts/payment-provider.ts'

/** Premium after a renewal that has not been paid. */
const graceMs = limits.paymentGraceDays * dayMs

const unpaidStatuses = ['past_due', 'unpaid', 'canceled', 'paused']
const liveStatuses = ['active', 'trialing', 'past_due', 'unpaid', 'incomplete', 'paused']

/** As much of Stripe's objects as is read. */
type ReadInvoice = Pick<
  Stripe.Invoice,
  'id' | 'status' | 'billing_reason' | 'amount_paid' | 'currency'
> & { status_transitions: Pick<Stripe.Invoice['status_transitions'], 'paid_at'> }

type ReadItem = Pick<Stripe.SubscriptionItem, 'current_period_start' | 'current_period_end'> & {
  price: { recurring: { interval: string } | null }
}

export type ReadSubscription = Pick<
  Stripe.Subscription,
  'id' | 'status' | 'ended_at' | 'cancel_at' | 'cancel_at_period_end'
> & { items: { data: readonly ReadItem[] }; latest_invoice: string | ReadInvoice | null }

const at = (seconds: number) => new Date(seconds * 1000)

export function paymentOf(invoice: ReadInvoice): ProviderPayment | null {
  const paidAt = invoice.status_transitions.paid_at
  if (invoice.status !== 'paid' || !paidAt) return null
  return {
    invoiceId: invoice.id,
    amountCents: invoice.amount_paid,
    currency: invoice.currency,
    paidAt: at(paidAt),
  }
}

function intervalOf(item: ReadItem): PackageId | null {
  const interval = item.price.recurring?.interval
  return interval === 'month' ? 'monthly' : interval === 'year' ? 'yearly' : null
}

/** What a subscription gives, from Stripe's object alone; its latest invoice must be expanded. */
export function toProviderSubscription(subscription: ReadSubscription): ProviderSubscription {
  const [item] = subscription.items.data
  if (!item) throw new Error('A subscription without an item')
  const { status } = subscription
  const invoice =
    typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null
  const unpaid = unpaidStatuses.includes(status) && invoice !== null && invoice.status !== 'paid'
  const neverPaid =
    ['incomplete', 'incomplete_expired'].includes(status) ||
    (unpaid && invoice.billing_reason === 'subscription_create')
  // An unpaid renewal has moved the period on already: what is paid ends where that began.
  const renewalUnpaid = unpaid && invoice.billing_reason === 'subscription_cycle'
  const paidUntil = at(renewalUnpaid ? item.current_period_start : item.current_period_end)
  const endedAt = subscription.ended_at === null ? null : at(subscription.ended_at)
  const premiumUntil = neverPaid ? null : endedAt && endedAt < paidUntil ? endedAt : paidUntil
  const live = liveStatuses.includes(status)
  const cancelled =
    !live ||
    subscription.cancel_at_period_end ||
    (subscription.cancel_at !== null && subscription.cancel_at <= item.current_period_end)
  const renews = live && !cancelled
  return {
    id: subscription.id,
    interval: intervalOf(item),
    premiumUntil,
    graceUntil:
      premiumUntil && (renewalUnpaid || renews) ? new Date(premiumUntil.getTime() + graceMs) : null,
    cancelAtPeriodEnd: cancelled,
    paymentProblem: ['past_due', 'unpaid'].includes(status),
    renewalUnpaid,
    live,
    latestPayment: invoice ? paymentOf(invoice) : null,
  }
}
