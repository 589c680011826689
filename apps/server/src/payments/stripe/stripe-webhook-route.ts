import { apiBase } from '@brightplate/contract/api/endpoints'
import type { FastifyInstance } from 'fastify'
import type Stripe from 'stripe'
import type { AppServices } from '../../app-services.ts'
import { AppError } from '../../errors.ts'
import { applyStripeEvent } from './apply-stripe-event.ts'
import { isReadableEvent } from './is-readable-event.ts'

const toleranceSeconds = 300
const bodyLimit = 1024 * 1024

function requireEvent(
  { webhooks }: typeof Stripe,
  body: unknown,
  header: unknown,
  secret: string,
  now: Date,
): Stripe.Event {
  if (!Buffer.isBuffer(body) || typeof header !== 'string') throw new AppError('bad_request')
  let event: Stripe.Event
  try {
    event = webhooks.constructEvent(
      body,
      header,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    )
  } catch {
    throw new AppError('bad_request')
  }
  if (!isReadableEvent(event)) throw new AppError('bad_request')
  return event
}

/** Where Stripe reports what happened. The signature is over the bytes, so the body stays as it came. */
export async function stripeWebhookRoute(
  app: FastifyInstance,
  { db, now, payments, stripeWebhookSecret }: AppServices,
): Promise<void> {
  if (payments.kind !== 'stripe' || !stripeWebhookSecret) return
  const { default: library } = await import('stripe')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => {
    done(null, body)
  })
  app.post(`${apiBase}/payments/stripe/webhook`, async (request) => {
    const signature = request.headers['stripe-signature']
    const event = requireEvent(library, request.body, signature, stripeWebhookSecret, now())
    await applyStripeEvent(db, payments, now(), event)
    return { received: true }
  })
}
