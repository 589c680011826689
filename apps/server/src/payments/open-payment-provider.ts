import type { Db } from '../db/database.ts'
import type { Env } from '../env.ts'
import { isInTheOpen } from '../is-in-the-open.ts'
import type { PaymentProvider } from './checkouts/payment-provider.ts'
import { closedSandbox, sandboxProvider } from './sandbox/sandbox-provider.ts'

/**
 * Stripe with a key, else the sandbox: closed where others may reach it and nobody asked for it. Its library is
 * loaded with a key alone.
 */
export async function openPaymentProvider(
  env: Env,
  db: Db,
  now: () => Date,
): Promise<PaymentProvider> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase, PAYMENTS } = env
  if (secretKey) {
    const { openStripe } = await import('./stripe/stripe-client.ts')
    const { stripeProvider } = await import('./stripe/stripe-provider.ts')
    return stripeProvider(openStripe({ secretKey, apiBase }))
  }
  return PAYMENTS !== 'sandbox' && isInTheOpen(env)
    ? closedSandbox(db, now)
    : sandboxProvider(db, now)
}
