import { dayMs } from '@brightplate/contract/plain-date'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { registerParent } from '../../testing/families/register-parent.ts'
import { type StripeApp, startStripeApp } from '../../testing/stripe/start-stripe-app.ts'

const origin_url = 'https://plans.example.com'

let app: StripeApp

beforeAll(async () => {
  app = await startStripeApp()
})
afterAll(() => app.close())

const start = (token: string, package_id: 'monthly' | 'yearly' = 'monthly', on = app) =>
  on.call('startCheckout', { token, body: { package_id, origin_url } })

const openSessions = (customer: string | undefined) =>
  [...app.stripe.account.sessions.values()].filter(
    (session) => session.customer === customer && session.status === 'open',
  )

const customerOf = (sessionId: string) => app.stripe.account.sessions.get(sessionId)?.customer

describe('starting a checkout', () => {
  it('answers with the address of a Stripe checkout that returns to the site §7.15', async () => {
    const { token } = await registerParent(app)
    const { status, body } = await start(token, 'yearly')
    expect(status).toBe(200)
    expect(body.url).toBe(`https://checkout.stripe.test/${body.session_id}`)
    const session = app.stripe.account.sessions.get(body.session_id)
    expect(session?.success_url).toBe(
      'https://plans.example.com/subscription/success?session_id={CHECKOUT_SESSION_ID}',
    )
  })

  it('needs a session, a package that there is, and the address of this site §7.15', async () => {
    const { token } = await registerParent(app)
    const body = { package_id: 'monthly' as const, origin_url }
    expect((await app.call('startCheckout', { body })).status).toBe(401)
    const send = (changes: object) =>
      app.call('startCheckout', { token, body: { ...body, ...changes } })
    const unknown = await send({ package_id: 'weekly' })
    expect([unknown.status, unknown.error.code]).toEqual([422, 'invalid_input'])
    expect(unknown.error.fields).toHaveProperty('package_id')
    for (const foreign of ['https://evil.example.com', 'http://plans.example.com', 'not one']) {
      const { status, error } = await send({ origin_url: foreign })
      expect([status, error.code]).toEqual([422, 'invalid_input'])
      expect(error.fields).toHaveProperty('origin_url')
    }
    expect(app.stripe.calls.filter((call) => call === 'POST /v1/customers')).toHaveLength(1)
  })

  it('uses the one that is open, and one customer, again', async () => {
    const { token } = await registerParent(app)
    const first = await start(token)
    const again = await start(token)
    expect(again.body).toEqual(first.body)
    expect(openSessions(customerOf(first.body.session_id))).toHaveLength(1)
  })

  it('closes the one for the other package', async () => {
    const { token } = await registerParent(app)
    const monthly = await start(token, 'monthly')
    const yearly = await start(token, 'yearly')
    const customer = customerOf(monthly.body.session_id)
    expect(yearly.body.session_id).not.toBe(monthly.body.session_id)
    expect(customerOf(yearly.body.session_id)).toBe(customer)
    expect(openSessions(customer).map(({ id }) => id)).toEqual([yearly.body.session_id])
  })

  it('leaves one that can be paid, however many tabs ask for either package at once', async () => {
    const { token } = await registerParent(app)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, tab) => start(token, tab % 2 ? 'monthly' : 'yearly')),
    )
    for (const { status } of answers) expect([200, 503]).toContain(status)
    const given = answers.filter(({ status }) => status === 200)
    expect(given.length).toBeGreaterThan(0)
    const customers = new Set(given.map(({ body }) => customerOf(body.session_id)))
    expect(customers.size).toBe(1)
    expect(openSessions([...customers][0]).length).toBeLessThanOrEqual(1)
  })

  it('makes one in two tabs that ask for the same at once', async () => {
    const { token } = await registerParent(app)
    const answers = await Promise.all(Array.from({ length: 5 }, () => start(token)))
    expect(new Set(answers.map(({ body }) => body.session_id)).size).toBe(1)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
  })

  it('finds the one that was paid in the other tab: nobody pays twice', async () => {
    const { token, sessionId } = await app.checkOut('monthly')
    app.stripe.account.pay(sessionId)
    const sessions = app.stripe.account.sessions.size
    for (const packageId of ['yearly', 'monthly'] as const) {
      const { status, error } = await start(token, packageId)
      expect([status, error.code]).toEqual([409, 'already_premium'])
    }
    expect(app.stripe.account.sessions.size).toBe(sessions)
    const { body } = await app.call('readSubscription', { token })
    expect(body.plan_type).toBe('premium')
  })

  it('opens no other while a paid one has no subscription yet', async () => {
    const { token, sessionId } = await app.checkOut('monthly')
    const subscription = app.stripe.account.pay(sessionId)
    const { subscriptions, sessions } = app.stripe.account
    subscriptions.delete(subscription.id)
    const before = sessions.size
    for (let time = 0; time < 2; time += 1) {
      expect((await start(token, 'yearly')).error.code).toBe('payments_unavailable')
    }
    const { body } = await app.call('readPaymentStatus', { token, params: { id: sessionId } })
    expect(body).toEqual({ payment_status: 'unpaid', status: 'open' })
    subscriptions.set(subscription.id, subscription)
    expect((await start(token, 'yearly')).error.code).toBe('already_premium')
    expect(sessions.size).toBe(before)
  })

  it('finds the one that is paid in the moment of closing it', async () => {
    const { token, sessionId } = await app.checkOut('monthly')
    app.stripe.failNext(/POST .*\/expire$/, { status: 400 })
    app.stripe.account.pay(sessionId)
    expect((await start(token, 'yearly')).error.code).toBe('already_premium')
  })

  it('makes a new one after the old one has expired', async () => {
    const { token, sessionId } = await app.checkOut()
    app.stripe.account.expire(sessionId)
    const { status, body } = await start(token)
    expect(status).toBe(200)
    expect(body.session_id).not.toBe(sessionId)
  })

  it('first ends a subscription whose unpaid renewal Stripe would try to charge again', async () => {
    const { token: earlier, sessionId, email, password } = await app.checkOut()
    const { id } = app.stripe.account.pay(sessionId)
    await app.call('readPaymentStatus', { token: earlier, params: { id: sessionId } })
    app.advance(35 * dayMs)
    const late = app.stripe.account.renew(id, 'failed')
    expect(await app.tell('customer.subscription.updated', late)).toBe(200)
    const { token } = (await app.call('login', { body: { email, password } })).body
    expect((await app.call('readSubscription', { token })).body.plan_type).toBe('free')
    expect((await start(token, 'yearly')).status).toBe(200)
    expect(app.stripe.account.subscriptions.get(id)?.status).toBe('canceled')
  })

  it('ends it also right after a period has passed over it', async () => {
    const { token: earlier, sessionId, email, password } = await app.checkOut()
    const subscription = app.stripe.account.pay(sessionId)
    await app.call('readPaymentStatus', { token: earlier, params: { id: sessionId } })
    for (let month = 0; month < 2; month += 1) {
      const end = (subscription.items.data[0]?.current_period_end ?? 0) * 1000
      app.advance(end - app.now().getTime())
      const late = app.stripe.account.renew(subscription.id, 'failed')
      await app.tell('customer.subscription.updated', late)
    }
    const { token } = (await app.call('login', { body: { email, password } })).body
    expect((await start(token, 'yearly')).status).toBe(200)
    expect(subscription.status).toBe('canceled')
  })

  it('makes one session and one customer when answers are lost on the way', async () => {
    const { token } = await registerParent(app)
    const customers = app.stripe.account.customers.size
    const sessions = app.stripe.account.sessions.size
    app.stripe.failNext(/POST \/v1\/customers$/, 'lost')
    app.stripe.failNext(/POST \/v1\/checkout\/sessions$/, 'lost', { status: 500 })
    expect((await start(token)).status).toBe(200)
    expect(app.stripe.account.customers.size).toBe(customers + 1)
    expect(app.stripe.account.sessions.size).toBe(sessions + 1)
  })

  it.each([[{ status: 429 }], [{ status: 500 }], ['lost' as const]])(
    'says that payments cannot be reached when Stripe answers %j again and again, and works after',
    async (fault) => {
      const { token } = await registerParent(app)
      app.stripe.failNext(/POST \/v1\/checkout\/sessions$/, fault, fault, fault)
      const { status, error } = await start(token)
      expect([status, error.code]).toEqual([503, 'payments_unavailable'])
      expect(JSON.stringify(error)).not.toMatch(/sk_test|kim@/)
      app.stripe.failNext(/nothing/)
      const sessions = app.stripe.account.sessions.size
      let after = await start(token)
      while (after.status === 503) after = await start(token)
      expect(after.status).toBe(200)
      expect(app.stripe.account.sessions.size - sessions).toBeLessThanOrEqual(1)
    },
  )

  it('says so when Stripe never answers', async () => {
    const waiting = await startStripeApp(200)
    onTestFinished(waiting.close)
    const { token } = await registerParent(waiting)
    waiting.stripe.failNext(/./, ...Array<'held'>(20).fill('held'))
    expect((await start(token, 'monthly', waiting)).error.code).toBe('payments_unavailable')
    waiting.stripe.release()
  })

  it('charges no price but the one that the page shows §1.9 §9.6', async () => {
    const { token } = await registerParent(app)
    app.stripe.account.addPrice('brightplate_yearly', 8999, 'year')
    expect((await start(token, 'yearly')).error.code).toBe('payments_unavailable')
    app.stripe.account.addPrice('brightplate_yearly', 9999, 'year')
    expect((await start(token, 'yearly')).status).toBe(200)
  })

  it('makes another customer where the operator deleted the first', async () => {
    const { token, sessionId } = await app.checkOut()
    const first = customerOf(sessionId) ?? ''
    app.stripe.account.expire(sessionId)
    app.stripe.account.deleteCustomer(first)
    // Stripe forgets a key after a day; until then it would answer with the first customer.
    app.stripe.forgetKeys()
    expect((await start(token)).error.code).toBe('payments_unavailable')
    const { status, body } = await start(token)
    expect(status).toBe(200)
    expect(customerOf(body.session_id)).not.toBe(first)
  })
})
