import Stripe from 'stripe'
import { openStripe } from '../../payments/stripe/stripe-client.ts'
import { stripeProvider } from '../../payments/stripe/stripe-provider.ts'
import { registerParent } from '../families/register-parent.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { type StripeServer, startStripeServer, stripeKey } from './start-stripe-server.ts'

const webhookSecret = 'whsec_test'

export interface StripeApp extends TestApp {
  stripe: StripeServer
  /** Sends a signed event about an object, as it is now, and answers with the status. */
  tell: (
    type: string,
    object: object,
    options?: { id?: string; signedAt?: Date; secret?: string },
  ) => Promise<number>
  /** A parent with an open checkout. */
  checkOut: (packageId?: 'monthly' | 'yearly') => Promise<{
    token: string
    userId: string
    sessionId: string
    email: string
    password: string
  }>
}

/** The app on a local server in place of Stripe. Its signatures are made by the library. */
export async function startStripeApp(timeoutMs = 60_000): Promise<StripeApp> {
  let now = () => new Date()
  const stripe = await startStripeServer(() => now())
  const testApp = await startTestApp({
    paymentsOf: () =>
      stripeProvider(openStripe({ secretKey: stripeKey, apiBase: stripe.url, timeoutMs })),
    stripeWebhookSecret: webhookSecret,
  })
  now = testApp.now
  let events = 0
  return {
    ...testApp,
    stripe,
    tell: async (type, object, { id, signedAt = testApp.now(), secret = webhookSecret } = {}) => {
      events += 1
      const event = { id: id ?? `evt_${events}`, object: 'event', type, data: { object } }
      const payload = JSON.stringify(event)
      const timestamp = Math.floor(signedAt.getTime() / 1000)
      const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      const { statusCode } = await testApp.app.inject({
        method: 'POST',
        url: '/api/payments/stripe/webhook',
        headers: { 'content-type': 'application/json', 'stripe-signature': header },
        payload,
      })
      return statusCode
    },
    checkOut: async (packageId = 'monthly') => {
      const { token, user, email, password } = await registerParent(testApp)
      const body = { package_id: packageId, origin_url: 'https://plans.example.com' }
      const answer = await testApp.call('startCheckout', { token, body })
      if (answer.status !== 200) throw new Error(`The checkout answered ${answer.status}`)
      return { token, userId: user.id, sessionId: answer.body.session_id, email, password }
    },
    close: async () => {
      await testApp.close()
      await stripe.close()
    },
  }
}
