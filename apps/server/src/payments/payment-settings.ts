import type { Env } from '../env.ts'
import { isPublicOrigin } from '../is-in-the-open.ts'
import { StartupError } from '../startup-error.ts'

type PaymentEnv = Pick<
  Env,
  'NODE_ENV' | 'PUBLIC_ORIGIN' | 'PAYMENTS' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET'
>

/** Throws a `StartupError` for settings under which somebody would get premium for nothing, or pay in vain. */
export function requirePaymentSettings(env: PaymentEnv): void {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, PAYMENTS } = env
  if (key && PAYMENTS === 'sandbox') {
    throw new StartupError(
      'PAYMENTS is sandbox although STRIPE_SECRET_KEY is set: leave out the one that is not meant.',
    )
  }
  if (key && !webhookSecret) {
    throw new StartupError(
      'STRIPE_WEBHOOK_SECRET is missing: set it to the signing secret of the webhook that sends to /api/payments/stripe/webhook.',
    )
  }
  if (!key && webhookSecret) {
    throw new StartupError(
      'STRIPE_SECRET_KEY is missing although STRIPE_WEBHOOK_SECRET is set: set both, or leave both out.',
    )
  }
  if (
    !key &&
    PAYMENTS !== 'sandbox' &&
    env.NODE_ENV === 'production' &&
    isPublicOrigin(env.PUBLIC_ORIGIN)
  ) {
    throw new StartupError(
      'STRIPE_SECRET_KEY is missing: set it, or set PAYMENTS to sandbox so that everybody gets premium without paying.',
    )
  }
}
