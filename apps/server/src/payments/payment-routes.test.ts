import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentLedger } from '../db/tables/operator/payment-ledger.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { type StripeApp, startStripeApp } from '../testing/stripe/start-stripe-app.ts'

let app: StripeApp

beforeAll(async () => {
  app = await startStripeApp()
})
afterAll(() => app.close())

const ask = (id: string, token?: string) =>
  app.call('readPaymentStatus', { ...(token ? { token } : {}), params: { id } })

describe('the status of a payment', () => {
  it('is open and unpaid until it is paid §7.16', async () => {
    const { token, sessionId } = await app.checkOut()
    const { status, body } = await ask(sessionId, token)
    expect([status, body]).toEqual([200, { payment_status: 'unpaid', status: 'open' }])
  })

  it('is asked of Stripe when the webhook has not come, and premium is there with it §4.5', async () => {
    const { token, sessionId } = await app.checkOut()
    app.stripe.account.pay(sessionId)
    expect((await ask(sessionId, token)).body).toEqual({
      payment_status: 'paid',
      status: 'complete',
    })
    expect((await app.call('readSubscription', { token })).body.plan_type).toBe('premium')
    const session = app.stripe.account.sessions.get(sessionId) ?? {}
    expect(await app.tell('checkout.session.completed', session)).toBe(200)
    expect((await ask(sessionId, token)).body.payment_status).toBe('paid')
  })

  it('is nobody’s but the payer’s §6.4', async () => {
    const { sessionId } = await app.checkOut()
    const { token: other } = await registerParent(app)
    expect((await ask(sessionId)).status).toBe(401)
    expect((await ask(sessionId, other)).error.code).toBe('not_found')
    expect((await ask('cs_test_made_up', other)).status).toBe(404)
    app.stripe.account.pay(sessionId)
    expect((await ask(sessionId, other)).status).toBe(404)
    expect((await app.call('readSubscription', { token: other })).body.plan_type).toBe('trial')
  })

  it('is expired where the checkout is, as the ledger says too', async () => {
    const { token, sessionId } = await app.checkOut()
    app.stripe.account.expire(sessionId)
    const expired = { payment_status: 'unpaid', status: 'expired' }
    expect((await ask(sessionId, token)).body).toEqual(expired)
    const calls = app.stripe.calls.length
    expect((await ask(sessionId, token)).body).toEqual(expired)
    expect(app.stripe.calls.length).toBe(calls)
    const ledger = await app.database.db.select().from(paymentLedger)
    const told = ledger.filter((row) => row.sessionId === sessionId).map(({ kind }) => kind)
    expect(told).toEqual(['checkout_opened', 'checkout_expired'])
  })

  it('stays open while Stripe does not answer, and is paid when it does', async () => {
    const { token, sessionId } = await app.checkOut()
    app.stripe.account.pay(sessionId)
    app.stripe.failNext(/GET \/v1\/checkout/, ...Array(3).fill({ status: 500 }))
    expect((await ask(sessionId, token)).body).toEqual({ payment_status: 'unpaid', status: 'open' })
    expect((await ask(sessionId, token)).body.payment_status).toBe('paid')
  })

  it('is never paid without premium: a failure in between is mended by the next who asks', async () => {
    const { token, sessionId } = await app.checkOut()
    app.stripe.account.pay(sessionId)
    app.stripe.failNext(/GET \/v1\/subscriptions/, ...Array(3).fill({ status: 500 }))
    expect((await ask(sessionId, token)).body.status).toBe('open')
    expect((await app.call('readSubscription', { token })).body.plan_type).toBe('trial')
    expect((await ask(sessionId, token)).body.payment_status).toBe('paid')
    expect((await app.call('readSubscription', { token })).body.plan_type).toBe('premium')
  })
})
