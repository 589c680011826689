import type { Db } from '../db/database.ts'
import type { Env } from '../env.ts'
import { isInTheOpen } from '../is-in-the-open.ts'
import type { PaymentProvider } from './checkouts/payment-provider.ts'
import { closedSandbox, sandboxProvider } from './sandbox/sandbox-provider.ts'
import { openStripe } from './stripe/stripe-client.ts'
import { stripeProvider } from './stripe/stripe-provider.ts'

/** Stripe with a key, else the sandbox: closed where others may reach it and nobody asked for it. */
export function openPaymentProvider(env: Env, db: Db, now: () => Date): PaymentProvider {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase, PAYMENTS } = env
  if (secretKey) return stripeProvider(openStripe({ secretKey, apiBase }))
  return PAYMENTS !== 'sandbox' && isInTheOpen(env)
    ? closedSandbox(db, now)
    : sandboxProvider(db, now)
}
