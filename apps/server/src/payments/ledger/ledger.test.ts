import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentLedger } from '../../db/tables/operator/payment-ledger.ts'
import { exportOf } from '../../testing/families/export-of.ts'
import { type StripeApp, startStripeApp } from '../../testing/stripe/start-stripe-app.ts'
import { checkBilling } from '../check-billing.ts'

let app: StripeApp

beforeAll(async () => {
  app = await startStripeApp()
})
afterAll(() => app.close())

const check = () => checkBilling(app.database.db, app.services.payments)

async function paid() {
  const parent = await app.checkOut()
  const subscription = app.stripe.account.pay(parent.sessionId)
  await app.call('readPaymentStatus', { token: parent.token, params: { id: parent.sessionId } })
  return { ...parent, subscription }
}

describe('the ledger', () => {
  it('is append-only: the database refuses to change or delete a row', async () => {
    await paid()
    const { db } = app.database
    const before = await db.select().from(paymentLedger)
    expect(before.length).toBeGreaterThan(0)
    for (const statement of [
      sql`update payment_ledger set amount_cents = 0`,
      sql`delete from payment_ledger`,
      sql`truncate payment_ledger`,
    ]) {
      await expect(db.execute(statement)).rejects.toMatchObject({
        cause: { message: 'payment_ledger is append-only' },
      })
    }
    expect(await db.select().from(paymentLedger)).toEqual(before)
  })

  it('names nobody, and outlives the account', async () => {
    const { token, userId, email, password } = await paid()
    await app.call('eraseAccount', { token, body: { current_password: password } })
    const rows = await app.database.db.select().from(paymentLedger).orderBy(paymentLedger.number)
    const kinds = rows.filter((row) => row.userId === userId).map(({ kind }) => kind)
    expect(kinds).toContain('invoice_paid')
    expect(kinds.at(-1)).toBe('customer_forgotten')
    expect(JSON.stringify(rows)).not.toContain(email)
    expect(JSON.stringify(rows)).not.toContain('Parent')
  })

  it('stands in the export of the account', async () => {
    const { token } = await paid()
    const { body } = await exportOf(app, { token })
    expect(body.subscription.plan_type).toBe('premium')
    expect(body.payments).toEqual([
      { paid_at: app.now().toISOString(), amount_cents: 999, currency: 'usd' },
    ])
  })
})

describe('the check of billing', () => {
  it('finds nothing where books, accounts and Stripe agree', async () => {
    await app.checkOut()
    const { token } = await paid()
    await app.call('cancelSubscription', { token })
    expect(await check()).toEqual([])
  })

  it('finds a renewal and a payment that were not told, and agrees once they are', async () => {
    const { subscription, userId } = await paid()
    const renewed = app.stripe.account.renew(subscription.id, 'paid')
    const differences = await check()
    expect(differences).toEqual([
      expect.stringMatching(new RegExp(`^${userId}: premium until .+, at the provider .+$`)),
      `${userId}: invoice ${renewed.latest_invoice.id} is paid and not in the ledger`,
    ])
    await app.tell('invoice.paid', renewed.latest_invoice)
    expect(await check()).toEqual([])
  })

  it('finds premium that nobody paid, and a paid checkout that nobody recorded', async () => {
    const { userId } = await app.checkOut()
    await app.database.db.execute(
      sql`update subscriptions set premium_until = now() where user_id = ${userId}`,
    )
    const lost = await app.checkOut()
    app.stripe.account.pay(lost.sessionId)
    const differences = await check()
    expect(differences).toContain(`${userId}: premium without a payment in the ledger`)
    expect(differences).toContain(
      `${lost.userId}: checkout ${lost.sessionId} is paid and open here`,
    )
  })

  it('finds two subscriptions of one customer', async () => {
    const { subscription, userId, sessionId } = await paid()
    const again = app.stripe.account.sessions.get(sessionId)
    if (again) again.status = 'open'
    app.stripe.account.pay(sessionId)
    expect((await check()).join('\n')).toContain(
      `${userId}: 2 subscriptions at once: ${subscription.id}`,
    )
  })
})
