import { dayMs } from '@brightplate/contract/plain-date'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerParent } from '../testing/families/register-parent.ts'
import { type StripeApp, startStripeApp } from '../testing/stripe/start-stripe-app.ts'

let app: StripeApp

beforeAll(async () => {
  app = await startStripeApp()
})
afterAll(() => app.close())

async function payer() {
  const parent = await app.checkOut()
  const subscription = app.stripe.account.pay(parent.sessionId)
  await app.call('readPaymentStatus', { token: parent.token, params: { id: parent.sessionId } })
  return { ...parent, subscription }
}

describe('cancelling', () => {
  it('stops the renewal at Stripe and keeps access to the end, however often it is asked §1.11', async () => {
    const { token, subscription } = await payer()
    const before = (await app.call('readSubscription', { token })).body
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await app.call('cancelSubscription', { token })
      expect(status).toBe(200)
      expect(body).toEqual({ ...before, cancel_at_period_end: true })
    }
    expect(subscription.cancel_at_period_end).toBe(true)
  })

  it('is taken back by resuming', async () => {
    const { token, subscription } = await payer()
    await app.call('cancelSubscription', { token })
    const { status, body } = await app.call('resumeSubscription', { token })
    expect([status, body.cancel_at_period_end]).toEqual([200, false])
    expect(subscription.cancel_at_period_end).toBe(false)
  })

  it('in the portal, by a date, is seen and taken back as well', async () => {
    const { token, subscription } = await payer()
    subscription.cancel_at = subscription.items.data[0]?.current_period_end ?? 0
    await app.tell('customer.subscription.updated', subscription)
    const { body } = await app.call('readSubscription', { token })
    expect(body).toMatchObject({ plan_type: 'premium', cancel_at_period_end: true })
    expect((await app.call('resumeSubscription', { token })).body.cancel_at_period_end).toBe(false)
    expect(subscription.cancel_at).toBeNull()
  })

  it('in the days of grace ends what would be charged, and keeps those days', async () => {
    const { token: earlier, email, password, subscription } = await payer()
    expect(earlier).not.toBe('')
    app.advance(30 * dayMs)
    const late = app.stripe.account.renew(subscription.id, 'failed')
    await app.tell('invoice.payment_failed', late.latest_invoice)
    const { token } = (await app.call('login', { body: { email, password } })).body
    const before = (await app.call('readSubscription', { token })).body
    expect(before.payment_problem).toBe(true)
    const { body } = await app.call('cancelSubscription', { token })
    expect(body).toMatchObject({
      plan_type: 'premium',
      expires_at: before.expires_at,
      cancel_at_period_end: true,
      payment_problem: false,
    })
    expect(subscription.status).toBe('canceled')
    const resumed = await app.call('resumeSubscription', { token })
    expect([resumed.status, resumed.error.code]).toEqual([409, 'subscription_not_changeable'])
  })

  it('changes nothing here when Stripe does not answer', async () => {
    const { token } = await payer()
    app.stripe.failNext(/POST \/v1\/subscriptions/, ...Array(3).fill({ status: 500 }))
    const { status, error } = await app.call('cancelSubscription', { token })
    expect([status, error.code]).toEqual([503, 'payments_unavailable'])
    expect((await app.call('readSubscription', { token })).body.cancel_at_period_end).toBe(false)
  })
})

describe('the billing portal', () => {
  it('is Stripe’s, for the account’s own customer', async () => {
    const { token, subscription } = await payer()
    const { status, body } = await app.call('openBillingPortal', { token })
    expect(status).toBe(200)
    expect(body.url).toBe(`https://billing.stripe.test/${subscription.customer}`)
  })
})

describe('without a subscription', () => {
  it.each(['cancelSubscription', 'resumeSubscription', 'openBillingPortal'] as const)(
    '%s is refused, and needs a session',
    async (name) => {
      const { token } = await registerParent(app)
      const { status, error } = await app.call(name, { token })
      expect([status, error.code]).toEqual([409, 'subscription_not_changeable'])
      expect((await app.call(name)).status).toBe(401)
    },
  )
})
