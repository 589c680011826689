import { dayMs } from '@brightplate/contract/plain-date'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkouts } from '../db/tables/household/checkouts.ts'
import { subscriptions } from '../db/tables/household/subscriptions.ts'
import { customersToForget } from '../db/tables/operator/customers-to-forget.ts'
import { paymentEvents } from '../db/tables/operator/payment-events.ts'
import { type StripeApp, startStripeApp } from '../testing/stripe/start-stripe-app.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs

let app: StripeApp

beforeAll(async () => {
  app = await startStripeApp()
})
afterAll(() => app.close())

const reconcile = () => reconcilePayments(app.database.db, app.services.payments, app.now())

/** Settles all that others left due, so that what follows is of one test alone. */
async function nothingDue() {
  await app.database.db.delete(checkouts)
  await app.database.db.update(subscriptions).set({ providerCustomerId: null })
}

const checkoutOf = async (userId: string) => {
  const [row] = await app.database.db.select().from(checkouts).where(eq(checkouts.userId, userId))
  return row
}

async function paid() {
  const parent = await app.checkOut()
  const subscription = app.stripe.account.pay(parent.sessionId)
  await app.call('readPaymentStatus', { token: parent.token, params: { id: parent.sessionId } })
  const set = (changes: Partial<typeof subscriptions.$inferInsert>) =>
    app.database.db
      .update(subscriptions)
      .set(changes)
      .where(eq(subscriptions.userId, parent.userId))
  return { ...parent, subscription, set }
}

const before = (ms: number) => new Date(app.now().getTime() - ms)

describe('a checkout is looked at', () => {
  it('two minutes after it was made, and not before', async () => {
    await nothingDue()
    const { userId, sessionId } = await app.checkOut()
    app.stripe.account.pay(sessionId)
    app.advance(2 * minuteMs - 1)
    await reconcile()
    expect((await checkoutOf(userId))?.status).toBe('open')
    app.advance(1)
    await reconcile()
    expect(await checkoutOf(userId)).toMatchObject({ status: 'complete', paid: true })
    expect(await reconcile()).toEqual({ done: 0, failed: 0 })
  })

  it('and given up where it was not opened for a day', async () => {
    await nothingDue()
    const { userId } = await app.checkOut()
    await app.database.db.update(checkouts).set({ status: 'opening' })
    app.advance(dayMs - 1)
    await reconcile()
    expect((await checkoutOf(userId))?.status).toBe('opening')
    app.advance(1)
    await reconcile()
    expect(await checkoutOf(userId)).toMatchObject({ status: 'expired', paid: false })
  })

  it('by the provider that opened it alone', async () => {
    await nothingDue()
    const { userId } = await app.checkOut()
    await app.database.db.update(checkouts).set({ provider: 'sandbox' })
    app.advance(dayMs)
    await reconcile()
    expect((await checkoutOf(userId))?.status).toBe('open')
  })

  it('after those that were looked at longest ago, and three failures end the run', async () => {
    await nothingDue()
    const parents = []
    for (let one = 0; one < 4; one += 1) {
      parents.push(await app.checkOut())
      // Which of two of one moment comes first is nobody's promise.
      app.advance(1)
    }
    app.advance(2 * minuteMs)
    app.stripe.failNext(/GET \/v1\/checkout/, ...Array(9).fill({ status: 500 }))
    expect((await reconcile()).failed).toBe(3)
    app.stripe.account.pay(parents[3]?.sessionId ?? '')
    app.advance(1000)
    const calls = app.stripe.calls.length
    expect((await reconcile()).failed).toBe(0)
    // Who was not reached comes first.
    expect(app.stripe.calls[calls]).toContain(parents[3]?.sessionId)
  })
})

describe('a subscription is read', () => {
  const reads = async () => {
    const calls = app.stripe.calls.length
    await reconcile()
    return app.stripe.calls.slice(calls).filter((call) => call === 'GET /v1/subscriptions').length
  }

  it('once a day, to the millisecond', async () => {
    await nothingDue()
    const { set, subscription } = await paid()
    await set({ providerCustomerId: subscription.customer })
    await set({ readAt: before(dayMs) })
    expect(await reads()).toBe(0)
    await set({ readAt: before(dayMs + 1) })
    expect(await reads()).toBe(1)
    expect(await reads()).toBe(0)
  })

  it('where it never was', async () => {
    await nothingDue()
    const { set, subscription } = await paid()
    await set({ providerCustomerId: subscription.customer, readAt: null })
    expect(await reads()).toBe(1)
  })

  it('no more once premium has been over for forty days', async () => {
    await nothingDue()
    const { set, subscription } = await paid()
    const customer = { providerCustomerId: subscription.customer }
    const over = (ms: number) =>
      set({ ...customer, readAt: before(dayMs * 2), premiumUntil: before(ms) })
    await over(40 * dayMs)
    expect(await reads()).toBe(0)
    await over(40 * dayMs - 1)
    expect(await reads()).toBe(1)
  })

  it('in the hour before premium ends, until it was read after that end', async () => {
    await nothingDue()
    const { set, subscription } = await paid()
    const customer = { providerCustomerId: subscription.customer }
    const ends = (ms: number, read: number) =>
      set({ ...customer, premiumUntil: before(-ms), readAt: before(read) })
    await ends(hourMs, minuteMs)
    expect(await reads()).toBe(1)
    await ends(hourMs + 1, minuteMs)
    expect(await reads()).toBe(0)
    await ends(-minuteMs, minuteMs - 1)
    expect(await reads()).toBe(0)
    await ends(-minuteMs, minuteMs + 1)
    expect(await reads()).toBe(1)
  })

  it('every hour while a payment is a problem', async () => {
    await nothingDue()
    const { set, subscription } = await paid()
    const customer = { providerCustomerId: subscription.customer }
    const problem = (paymentProblem: boolean, ms: number) =>
      set({ ...customer, paymentProblem, readAt: before(ms) })
    await problem(true, hourMs)
    expect(await reads()).toBe(0)
    await problem(false, hourMs + 1)
    expect(await reads()).toBe(0)
    await problem(true, hourMs + 1)
    expect(await reads()).toBe(1)
  })

  it('of this provider’s customers alone', async () => {
    await nothingDue()
    const { set } = await paid()
    await set({ providerCustomerId: 'sandbox_1', readAt: null })
    expect(await reads()).toBe(0)
  })
})

describe('what is kept of webhooks and erased customers', () => {
  it('is an event for sixty days', async () => {
    const { db } = app.database
    await db.insert(paymentEvents).values([
      { id: 'evt_old', appliedAt: before(60 * dayMs + 1) },
      { id: 'evt_kept', appliedAt: before(60 * dayMs) },
    ])
    await reconcile()
    const ids = (await db.select().from(paymentEvents)).map(({ id }) => id)
    expect(ids).toContain('evt_kept')
    expect(ids).not.toContain('evt_old')
  })

  it('is a customer until its own provider has forgotten it', async () => {
    await nothingDue()
    const userId = '11111111-1111-4111-8111-111111111111'
    const requestedAt = app.now()
    await app.database.db.insert(customersToForget).values([
      { customerId: 'sandbox_1', userId, requestedAt },
      { customerId: 'cus_gone', userId, requestedAt },
    ])
    expect(await reconcile()).toEqual({ done: 1, failed: 0 })
    const left = await app.database.db.select().from(customersToForget)
    expect(left.map(({ customerId }) => customerId)).toEqual(['sandbox_1'])
  })
})
