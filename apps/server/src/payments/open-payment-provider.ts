import type { Db } from '../db/database.ts'
import type { Env } from '../env.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { sandboxProvider } from './sandbox-provider.ts'
import { openStripe } from './stripe-client.ts'
import { stripeProvider } from './stripe-provider.ts'

/** Stripe with a key, else the sandbox. */
export function openPaymentProvider(
  { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase }: Env,
  db: Db,
  now: () => Date,
): PaymentProvider {
  if (!secretKey) return sandboxProvider(db, now)
  return stripeProvider(openStripe({ secretKey, apiBase }))
}
