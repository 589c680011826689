import { dayMs } from '@brightplate/contract/plain-date'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkouts } from '../db/tables/household/checkouts.ts'
import { customersToForget } from '../db/tables/operator/customers-to-forget.ts'
import { paymentLedger } from '../db/tables/operator/payment-ledger.ts'
import { readSubscription } from '../subscriptions/status/read-subscription.ts'
import { memberOf } from '../testing/families/member-of.ts'
import { type StripeApp, startStripeApp } from '../testing/stripe/start-stripe-app.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const minuteMs = 60 * 1000

let app: StripeApp

beforeAll(async () => {
  app = await startStripeApp()
})
afterAll(() => app.close())

const paymentsOf = async (userId: string) => {
  const rows = await app.database.db.select().from(paymentLedger)
  return rows.filter((row) => row.userId === userId && row.kind === 'invoice_paid').length
}

const reconcile = () => reconcilePayments(app.database.db, app.services.payments, app.now())

const read = async (userId: string) =>
  readSubscription(app.database.db, app.now(), await memberOf(app, userId))

describe('the periodic reconciliation', () => {
  it('mends a payment that neither webhook nor browser told of', async () => {
    const { userId, sessionId } = await app.checkOut()
    app.stripe.account.pay(sessionId)
    app.advance(2 * minuteMs)
    expect(await reconcile()).toMatchObject({ failed: 0 })
    expect((await read(userId)).plan_type).toBe('premium')
  })

  it('leaves an open checkout open, and one that expired behind it', async () => {
    const open = await app.checkOut()
    const expired = await app.checkOut()
    app.stripe.account.expire(expired.sessionId)
    app.advance(2 * minuteMs)
    await reconcile()
    const rows = await app.database.db.select().from(checkouts)
    const statusOf = (id: string) => rows.find(({ sessionId }) => sessionId === id)?.status
    expect([statusOf(open.sessionId), statusOf(expired.sessionId)]).toEqual(['open', 'expired'])
  })

  it('reads a subscription again before it ends, when its renewal was not told', async () => {
    const { userId, token, sessionId } = await app.checkOut()
    const { id } = app.stripe.account.pay(sessionId)
    await app.call('readPaymentStatus', { token, params: { id: sessionId } })
    app.advance(31 * dayMs)
    app.stripe.account.renew(id, 'paid')
    await reconcile()
    expect(await read(userId)).toMatchObject({
      plan_type: 'premium',
      expires_at: '2027-01-20T09:04:00.000Z',
    })
    expect(await paymentsOf(userId)).toBe(2)
  })

  it('says how many failed, keeps on with the others, and mends them the next time', async () => {
    const parents = [await app.checkOut(), await app.checkOut()]
    for (const { sessionId } of parents) app.stripe.account.pay(sessionId)
    app.advance(2 * minuteMs)
    app.stripe.failNext(
      new RegExp(`GET .*/${parents[0]?.sessionId}$`),
      ...Array(3).fill({ status: 500 }),
    )
    expect((await reconcile()).failed).toBe(1)
    const premium = async () =>
      (await Promise.all(parents.map(({ userId }) => read(userId)))).filter(
        ({ plan_type }) => plan_type === 'premium',
      ).length
    expect(await premium()).toBe(2)
    await reconcile()
    const rows = await app.database.db.select().from(checkouts)
    const statuses = parents.map(
      (parent) => rows.find(({ sessionId }) => sessionId === parent.sessionId)?.status,
    )
    expect(statuses).toEqual(['complete', 'complete'])
  })

  it('may run in several processes at once', async () => {
    const { userId, sessionId } = await app.checkOut()
    app.stripe.account.pay(sessionId)
    app.advance(2 * minuteMs)
    await Promise.all([reconcile(), reconcile(), reconcile()])
    expect((await read(userId)).plan_type).toBe('premium')
    const ledger = await app.database.db.select().from(paymentLedger)
    const kinds = ledger.filter((row) => row.userId === userId).map(({ kind }) => kind)
    expect(kinds.sort()).toEqual([
      'checkout_completed',
      'checkout_opened',
      'invoice_paid',
      'premium_changed',
    ])
  })
})

describe('erasing an account that pays', () => {
  async function payer() {
    const parent = await app.checkOut()
    const subscription = app.stripe.account.pay(parent.sessionId)
    await app.call('readPaymentStatus', { token: parent.token, params: { id: parent.sessionId } })
    return { ...parent, subscription }
  }
  const erase = ({ token, password }: { token: string; password: string }) =>
    app.call('eraseAccount', { token, body: { current_password: password } })

  it('ends the subscription and erases the customer at Stripe', async () => {
    const parent = await payer()
    expect((await erase(parent)).status).toBe(204)
    expect(parent.subscription.status).toBe('canceled')
    expect(app.stripe.account.customers.get(parent.subscription.customer)?.deleted).toBe(true)
  })

  it('closes a checkout that is open, so that nobody pays for an account that is gone', async () => {
    const parent = await app.checkOut()
    await erase(parent)
    expect(app.stripe.account.sessions.get(parent.sessionId)?.status).toBe('expired')
  })

  it('is done at once when Stripe does not answer, and Stripe is told later', async () => {
    const parent = await payer()
    app.stripe.failNext(/DELETE \/v1\/customers/, ...Array(3).fill({ status: 500 }))
    expect((await erase(parent)).status).toBe(204)
    expect(parent.subscription.status).toBe('active')
    await reconcile()
    expect(parent.subscription.status).toBe('canceled')
    expect(await app.database.db.select().from(customersToForget)).toEqual([])
  })

  it('lets late events of the customer pass, and keeps them in the ledger', async () => {
    const parent = await payer()
    await erase(parent)
    expect(await app.tell('customer.subscription.deleted', parent.subscription)).toBe(200)
    expect(await app.tell('invoice.paid', parent.subscription.latest_invoice)).toBe(200)
    expect(await paymentsOf(parent.userId)).toBe(1)
  })
})
