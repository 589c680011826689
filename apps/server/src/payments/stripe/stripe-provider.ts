import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { isStripeCustomer } from '../../subscriptions/status/is-stripe-customer.ts'
import { type PaymentProvider, PaymentProviderError } from '../checkouts/payment-provider.ts'
import { askStripe, askStripeFor } from './stripe-client.ts'
import { requirePrice } from './stripe-prices.ts'
import { paymentOf, toProviderSubscription } from './stripe-subscription.ts'

const checkoutStatuses = ['open', 'complete', 'expired'] as const

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/** What a list of a customer's holds; nothing of a customer who is gone. */
async function listed<Of>(list: Promise<{ data: Of[] }>): Promise<Of[]> {
  const found = await askStripeFor(list)
  return found ? found.data : []
}

async function forgetCustomer(stripe: Stripe, customer: string): Promise<void> {
  const open = stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  for (const session of await listed(open)) await expireCheckout(stripe, session.id)
  // Ends its subscriptions at once, and erases name, address and cards.
  await askStripeFor(stripe.customers.del(customer))
}

async function expireCheckout(stripe: Stripe, sessionId: string): Promise<void> {
  const session = await askStripeFor(stripe.checkout.sessions.retrieve(sessionId))
  if (session?.status !== 'open') return
  try {
    await askStripe(stripe.checkout.sessions.expire(sessionId))
  } catch (error) {
    // It may have been paid in between, which is no failure.
    const after = await askStripe(stripe.checkout.sessions.retrieve(sessionId))
    if (after.status === 'open') throw error
  }
}

async function resume(stripe: Stripe, subscriptionId: string): Promise<void> {
  const { cancel_at_period_end: atEnd } = await askStripe(
    stripe.subscriptions.retrieve(subscriptionId),
  )
  // The portal may cancel by a date, which has to be taken back by itself.
  const change = atEnd ? { cancel_at_period_end: false } : { cancel_at: '' as const }
  await askStripe(stripe.subscriptions.update(subscriptionId, change))
}

/** Payments through Stripe Checkout, in subscription mode. */
export function stripeProvider(stripe: Stripe): PaymentProvider {
  return {
    kind: 'stripe',
    owns: isStripeCustomer,

    openCustomer: async (userId, email) => {
      const { id } = await askStripe(
        stripe.customers.create(
          { email, metadata: { user_id: userId } },
          { idempotencyKey: `customer-${userId}-${digest(email)}` },
        ),
      )
      return id
    },

    openCheckout: async ({ checkoutId, userId, customerId, packageId, origin }) => {
      const price = await requirePrice(stripe, packageId)
      const session = await askStripe(
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            client_reference_id: userId,
            // A card is charged while the parent looks on; other ways may take days.
            allowed_payment_method_types: ['card'],
            line_items: [{ price, quantity: 1 }],
            success_url: `${origin}/subscription/success?session_id={CHECKOUT_SESSION_ID}`,
            cancel_url: `${origin}/subscription`,
            metadata: { checkout_id: checkoutId },
            subscription_data: { metadata: { user_id: userId } },
          },
          { idempotencyKey: `checkout-${checkoutId}` },
        ),
      )
      if (!session.url) throw new PaymentProviderError('a checkout without an address')
      return { sessionId: session.id, url: session.url }
    },

    readCheckout: async (sessionId) => {
      const session = await askStripeFor(stripe.checkout.sessions.retrieve(sessionId))
      if (!session) return null
      const { status } = session
      return {
        status: checkoutStatuses.find((known) => known === status) ?? 'open',
        paid: status === 'complete' && session.payment_status !== 'unpaid',
      }
    },

    expireCheckout: (sessionId) => expireCheckout(stripe, sessionId),

    listSubscriptions: async (customer) => {
      const found = await listed(
        stripe.subscriptions.list({
          customer,
          status: 'all',
          limit: 100,
          expand: ['data.latest_invoice'],
        }),
      )
      return found.map(toProviderSubscription)
    },

    listPayments: async (customer) => {
      const found = await listed(stripe.invoices.list({ customer, status: 'paid', limit: 100 }))
      return found.map((invoice) => paymentOf(invoice)).filter((one) => one !== null)
    },

    setCancelAtPeriodEnd: async (subscriptionId, cancel) => {
      if (!cancel) return resume(stripe, subscriptionId)
      await askStripe(stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }))
    },

    endSubscription: async (subscriptionId) => {
      await askStripeFor(stripe.subscriptions.cancel(subscriptionId))
    },

    openPortal: async (customer, returnUrl) => {
      const { url } = await askStripe(
        stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }),
      )
      return url
    },

    forgetCustomer: (customerId) => forgetCustomer(stripe, customerId),
  }
}
