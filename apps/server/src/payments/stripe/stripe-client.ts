import Stripe from 'stripe'
import { PaymentProviderError, type Refusal } from '../checkouts/payment-provider.ts'

export interface StripeSettings {
  secretKey: string
  /** Another address to send calls to, in place of Stripe's own. */
  apiBase?: string | undefined
  timeoutMs?: number
}

/** The library, retrying twice what is lost on the way. Nothing is sent before a call. */
export function openStripe({ secretKey, apiBase, timeoutMs = 10_000 }: StripeSettings): Stripe {
  const base = apiBase ? new URL(apiBase) : null
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: timeoutMs,
    telemetry: false,
    ...(base
      ? {
          host: base.hostname,
          port: base.port || (base.protocol === 'http:' ? 80 : 443),
          protocol: base.protocol === 'http:' ? 'http' : 'https',
        }
      : {}),
  })
}

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'

function refusalOf({ statusCode, code, param }: Stripe.errors.StripeError): Refusal | null {
  if (code === 'resource_missing' && param === 'customer') return 'customer'
  return statusCode === 400 || statusCode === 404 ? 'request' : null
}

/** Waits for a call; a failure keeps its kind and status and loses its message. */
export async function askStripe<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    throw new PaymentProviderError(
      [error.type, error.statusCode, error.code, error.requestId].filter(Boolean).join(' '),
      refusalOf(error),
    )
  }
}

/** The same, with null for an object that is not there. */
export async function askStripeFor<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  return askStripe(
    call.catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    }),
  )
}
