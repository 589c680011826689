import { dayMs } from '@brightplate/contract/plain-date'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subscriptions } from '../../db/tables/household/subscriptions.ts'
import { paymentLedger } from '../../db/tables/operator/payment-ledger.ts'
import { readSubscription } from '../../subscriptions/status/read-subscription.ts'
import { memberOf } from '../../testing/families/member-of.ts'
import { type StripeApp, startStripeApp } from '../../testing/stripe/start-stripe-app.ts'

const hourMs = 3600 * 1000

let app: StripeApp

beforeAll(async () => {
  app = await startStripeApp()
})
afterAll(() => app.close())

/** Past its session: a subscription outlives many of them. */
const read = async (userId: string) =>
  readSubscription(app.database.db, app.now(), await memberOf(app, userId))
const at = (seconds: number) => new Date(seconds * 1000)
const periodOf = (subscription: { items: { data: { current_period_end: number }[] } }) =>
  at(subscription.items.data[0]?.current_period_end ?? 0)

const ledgerOf = async (userId: string) => {
  const rows = await app.database.db.select().from(paymentLedger).orderBy(paymentLedger.number)
  return rows.filter((row) => row.userId === userId)
}

/** A parent whose checkout is paid, and Stripe's objects; nothing was told yet. */
async function paid(packageId: 'monthly' | 'yearly' = 'monthly') {
  const parent = await app.checkOut(packageId)
  const subscription = app.stripe.account.pay(parent.sessionId)
  const session = app.stripe.account.sessions.get(parent.sessionId) ?? {}
  return { ...parent, subscription, session, invoice: subscription.latest_invoice }
}

describe('a webhook', () => {
  it('of a completed checkout starts premium at once, on trial too', async () => {
    const { userId, session, subscription } = await paid('yearly')
    expect((await read(userId)).plan_type).toBe('trial')
    expect(await app.tell('checkout.session.completed', session)).toBe(200)
    expect(await read(userId)).toEqual({
      plan_type: 'premium',
      status: 'active',
      trial_days_remaining: 0,
      was_trial: false,
      expires_at: periodOf(subscription).toISOString(),
      cancel_at_period_end: false,
      billing_interval: 'yearly',
      payment_problem: false,
      billing_portal: true,
    })
  })

  it('is refused without a signature, with a foreign one and with an old one', async () => {
    const { userId, session } = await paid()
    const type = 'checkout.session.completed'
    expect(await app.tell(type, session, { secret: 'whsec_other' })).toBe(400)
    const old = new Date(app.now().getTime() - 301 * 1000)
    expect(await app.tell(type, session, { signedAt: old })).toBe(400)
    const { statusCode } = await app.app.inject({
      method: 'POST',
      url: '/api/payments/stripe/webhook',
      payload: { type, data: { object: session } },
    })
    expect(statusCode).toBe(400)
    expect((await read(userId)).plan_type).toBe('trial')
  })

  it.each([
    'checkout.session.completed',
    'invoice.paid',
    'invoice.payment_failed',
    'customer.subscription.updated',
  ])('of type %s that is signed but holds nothing readable is refused', async (type) => {
    const { session, invoice } = await paid()
    const whole = type.startsWith('invoice') ? invoice : session
    const nulls = Object.fromEntries(Object.keys(whole).map((name) => [name, null]))
    for (const object of [
      null,
      {},
      nulls,
      'text',
      [],
      { ...nulls, id: 'in_\0', customer: 'cus_\0' },
    ]) {
      expect(await app.tell(type, object as object)).toBe(400)
    }
    expect(await app.tell(type, { ...whole }, { id: 'evt_\0' })).toBe(400)
  })

  it('stands in no document of the API: it is Stripe’s alone', async () => {
    const { body } = await app.app.inject('/api/openapi.json')
    expect(body).toContain('/subscription')
    expect(body).not.toContain('webhook')
  })

  it('of an invoice without a subscription is entered in the ledger', async () => {
    const { userId, session, invoice } = await paid()
    await app.tell('checkout.session.completed', session)
    for (const [id, parent] of [
      ['in_alone', null],
      ['in_other', { subscription_details: null }],
      ['in_whole', { subscription_details: { subscription: { id: 'sub_whole' } } }],
    ] as const) {
      expect(await app.tell('invoice.paid', { ...invoice, id, parent })).toBe(200)
    }
    const entered = (await ledgerOf(userId)).map((row) => [row.invoiceId, row.subscriptionId])
    expect(entered).toContainEqual(['in_alone', null])
    expect(entered).toContainEqual(['in_other', null])
    expect(entered).toContainEqual(['in_whole', 'sub_whole'])
  })

  it('may be as large as Stripe makes them: up to a megabyte', async () => {
    expect(await app.tell('charge.updated', { note: 'x'.repeat(1_000_000) })).toBe(200)
    expect(await app.tell('charge.updated', { note: 'x'.repeat(1_100_000) })).toBe(413)
  })

  it('of a type that means nothing to us is taken, whatever it holds', async () => {
    expect(await app.tell('charge.updated', { id: null })).toBe(200)
  })

  it('is taken with a signature that is as old as the tolerance, or from a clock that is ahead', async () => {
    const { userId, session } = await paid()
    const type = 'checkout.session.completed'
    const ahead = new Date(app.now().getTime() + 60 * 1000)
    expect(await app.tell(type, session, { signedAt: ahead })).toBe(200)
    const old = new Date(app.now().getTime() - 300 * 1000)
    expect(await app.tell(type, session, { signedAt: old })).toBe(200)
    expect((await read(userId)).plan_type).toBe('premium')
  })

  it('that comes twice is applied once, and asks Stripe nothing the second time', async () => {
    const { userId, session } = await paid()
    const send = () => app.tell('checkout.session.completed', session, { id: 'evt_twice' })
    expect(await send()).toBe(200)
    const calls = app.stripe.calls.length
    const ledger = await ledgerOf(userId)
    expect(await send()).toBe(200)
    expect(app.stripe.calls.length).toBe(calls)
    expect(await ledgerOf(userId)).toEqual(ledger)
  })

  it('gives the same whatever the order of events, with duplicates at the same instant', async () => {
    const orders = [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [2, 0, 3, 1],
      [1, 1, 3, 0, 0, 2, 3],
    ]
    for (const [round, order] of orders.entries()) {
      const { userId, session, subscription, invoice } = await paid()
      const events: [string, object][] = [
        ['customer.subscription.created', subscription],
        ['invoice.paid', invoice],
        ['customer.subscription.updated', subscription],
        ['checkout.session.completed', session],
      ]
      const told = await Promise.all(
        order.map((index) => {
          const [type, object] = events[index] ?? ['', {}]
          return app.tell(type, object, { id: `evt_order_${round}_${index}` })
        }),
      )
      expect(new Set(told)).toEqual(new Set([200]))
      expect(await read(userId)).toMatchObject({
        plan_type: 'premium',
        expires_at: periodOf(subscription).toISOString(),
      })
      const kinds = (await ledgerOf(userId)).map(({ kind }) => kind).sort()
      expect(kinds).toEqual([
        'checkout_completed',
        'checkout_opened',
        'invoice_paid',
        'premium_changed',
      ])
    }
  })

  it('that is old changes nothing: what holds is asked of Stripe', async () => {
    const { userId, session, subscription } = await paid()
    const before = structuredClone(subscription)
    await app.tell('checkout.session.completed', session)
    const renewed = app.stripe.account.renew(subscription.id, 'paid')
    await app.tell('customer.subscription.updated', renewed)
    await app.tell('customer.subscription.updated', { ...before, status: 'canceled' })
    expect(await read(userId)).toMatchObject({ expires_at: periodOf(renewed).toISOString() })
  })

  it('that is slow never replaces what a later one has read', async () => {
    const { userId, session, subscription } = await paid()
    await app.tell('checkout.session.completed', session)
    // The answer of the first is made now and comes after that of the second.
    app.stripe.failNext(/GET \/v1\/subscriptions$/, 'held')
    const first = app.tell('customer.subscription.updated', subscription)
    await expect.poll(app.stripe.held).toBe(1)
    const renewed = structuredClone(app.stripe.account.renew(subscription.id, 'paid'))
    expect(await app.tell('customer.subscription.updated', renewed)).toBe(200)
    app.stripe.release()
    expect(await first).toBe(200)
    expect(await read(userId)).toMatchObject({ expires_at: periodOf(renewed).toISOString() })
  })

  it('fails while Stripe cannot be asked, so that it is sent again', async () => {
    const { userId, session } = await paid()
    const send = () => app.tell('checkout.session.completed', session, { id: 'evt_again' })
    app.stripe.failNext(/GET \/v1\/subscriptions$/, ...Array(3).fill({ status: 500 }))
    expect(await send()).toBe(503)
    expect((await read(userId)).plan_type).toBe('trial')
    expect(await send()).toBe(200)
    expect((await read(userId)).plan_type).toBe('premium')
  })

  it('about others’ customers and of other kinds is taken and changes nothing', async () => {
    const { invoice } = await paid()
    const rows = async () => {
      const found = await app.database.db.select().from(subscriptions)
      return found.sort((one, other) => one.userId.localeCompare(other.userId))
    }
    const before = await rows()
    expect(await app.tell('invoice.paid', { ...invoice, customer: 'cus_x' })).toBe(200)
    expect(await app.tell('customer.subscription.deleted', { customer: null })).toBe(200)
    expect(await app.tell('charge.refunded', {})).toBe(200)
    expect(await rows()).toEqual(before)
  })
})

describe('a renewal', () => {
  it('that fails gives three days of grace to the second, and says so', async () => {
    const { userId, session, subscription } = await paid()
    await app.tell('checkout.session.completed', session)
    const end = periodOf(subscription)
    app.advance(end.getTime() - app.now().getTime())
    const late = app.stripe.account.renew(subscription.id, 'failed')
    await app.tell('invoice.payment_failed', late.latest_invoice)
    const graceEnd = new Date(end.getTime() + 3 * dayMs)
    const inGrace = {
      plan_type: 'premium',
      status: 'active',
      payment_problem: true,
      expires_at: graceEnd.toISOString(),
    }
    expect(await read(userId)).toMatchObject(inGrace)
    app.advance(3 * dayMs - 1000)
    expect(await read(userId)).toMatchObject(inGrace)
    app.advance(1000)
    expect(await read(userId)).toMatchObject({
      plan_type: 'free',
      status: 'expired',
      was_trial: false,
    })
    // A card that works in the end brings premium back to the end of the new period.
    const mended = app.stripe.account.payInvoice(subscription.id)
    await app.tell('invoice.paid', mended.latest_invoice)
    expect(await read(userId)).toMatchObject({
      plan_type: 'premium',
      payment_problem: false,
      expires_at: periodOf(mended).toISOString(),
    })
  })

  it('that stays unpaid gives its days of grace once, not every month', async () => {
    const { userId, session, subscription } = await paid()
    await app.tell('checkout.session.completed', session)
    for (let month = 0; month < 2; month += 1) {
      app.advance(periodOf(subscription).getTime() - app.now().getTime())
      const late = app.stripe.account.renew(subscription.id, 'failed')
      await app.tell('customer.subscription.updated', late)
      expect((await read(userId)).plan_type).toBe(month === 0 ? 'premium' : 'free')
    }
  })

  it('that Stripe tells late does not take premium away in between', async () => {
    const { userId, session, subscription } = await paid()
    await app.tell('checkout.session.completed', session)
    app.advance(periodOf(subscription).getTime() - app.now().getTime() + hourMs)
    expect(await read(userId)).toMatchObject({ plan_type: 'premium', payment_problem: false })
  })

  it('is entered in the ledger, paid or failed, once', async () => {
    const { userId, session, subscription } = await paid()
    await app.tell('checkout.session.completed', session)
    const late = app.stripe.account.renew(subscription.id, 'failed')
    await app.tell('invoice.payment_failed', late.latest_invoice)
    await app.tell('invoice.payment_failed', late.latest_invoice)
    const mended = app.stripe.account.payInvoice(subscription.id)
    await app.tell('invoice.paid', mended.latest_invoice)
    const invoices = (await ledgerOf(userId)).filter(({ invoiceId }) => invoiceId !== null)
    expect(
      invoices.map(({ kind, amountCents, currency }) => [kind, amountCents, currency]),
    ).toEqual([
      ['invoice_paid', 999, 'usd'],
      ['invoice_failed', 999, 'usd'],
      ['invoice_paid', 999, 'usd'],
    ])
  })
})

describe('an end', () => {
  it('at the end of a cancelled period leaves the account free, not a trial that ended', async () => {
    const { token, userId, session, subscription } = await paid()
    await app.tell('checkout.session.completed', session)
    await app.call('cancelSubscription', { token })
    const end = periodOf(subscription)
    app.advance(end.getTime() - app.now().getTime() - 1000)
    expect(await read(userId)).toMatchObject({ plan_type: 'premium', cancel_at_period_end: true })
    app.advance(1000)
    const free = {
      plan_type: 'free',
      status: 'expired',
      trial_days_remaining: 0,
      was_trial: false,
      expires_at: null,
    }
    expect(await read(userId)).toEqual(free)
    const ended = app.stripe.account.end(subscription.id, end.getTime() / 1000)
    await app.tell('customer.subscription.deleted', ended)
    expect(await read(userId)).toEqual(free)
  })

  it('by the operator, before its time, ends premium at once', async () => {
    const { userId, session, subscription } = await paid('yearly')
    await app.tell('checkout.session.completed', session)
    app.advance(4 * dayMs)
    const ended = app.stripe.account.end(subscription.id, app.stripe.account.seconds())
    await app.tell('customer.subscription.deleted', ended)
    expect(await read(userId)).toMatchObject({ plan_type: 'free', was_trial: false })
  })

  it('of a checkout lets its session be seen as expired', async () => {
    const { token, sessionId } = await app.checkOut()
    const session = app.stripe.account.expire(sessionId)
    expect(await app.tell('checkout.session.expired', session)).toBe(200)
    const calls = app.stripe.calls.length
    const { body } = await app.call('readPaymentStatus', { token, params: { id: sessionId } })
    expect(body).toEqual({ payment_status: 'unpaid', status: 'expired' })
    expect(app.stripe.calls.length).toBe(calls)
  })
})
