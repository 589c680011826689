import { dayMs } from '@brightplate/contract/plain-date'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkouts } from '../db/tables/household/checkouts.ts'
import { subscriptions } from '../db/tables/household/subscriptions.ts'
import { customersToForget } from '../db/tables/operator/customers-to-forget.ts'
import { joinAsParent } from '../testing/families/join-as-parent.ts'
import { type StripeApp, startStripeApp } from '../testing/stripe/start-stripe-app.ts'
import { checkBilling } from './check-billing.ts'
import { appendToLedger } from './ledger/append-to-ledger.ts'

let app: StripeApp

beforeAll(async () => {
  app = await startStripeApp()
})
afterAll(() => app.close())

async function paid() {
  const parent = await app.checkOut()
  const subscription = app.stripe.account.pay(parent.sessionId)
  await app.call('readPaymentStatus', { token: parent.token, params: { id: parent.sessionId } })
  return { ...parent, subscription }
}

/** What the check says of one account; each line begins with whose it is. */
async function printedBy(userId: string): Promise<string[]> {
  const lines = await checkBilling(app.database.db, app.services.payments)
  for (const line of lines) expect(line).toMatch(/^[0-9a-f-]{36}: /)
  const own = lines.filter((line) => line.startsWith(userId))
  return own.map((line) => line.slice(userId.length + 2))
}

const change = (userId: string, changes: Partial<typeof subscriptions.$inferInsert>) =>
  app.database.db.update(subscriptions).set(changes).where(eq(subscriptions.userId, userId))

const enter = (userId: string, customerId: string, invoiceId: string, amountCents: number) =>
  appendToLedger(app.database.db, app.now(), [
    {
      entryKey: `invoice_paid:${invoiceId}`,
      kind: 'invoice_paid',
      userId,
      provider: 'stripe',
      customerId,
      invoiceId,
      amountCents,
      currency: 'usd',
      occurredAt: app.now(),
    },
  ])

const end = '2026-12-20T09:00:00.000Z'

describe('the check of an account against the ledger and Stripe', () => {
  it('says each thing in which the account differs', async () => {
    const { userId, subscription } = await paid()
    expect(await printedBy(userId)).toEqual([])
    await change(userId, {
      cancelAtPeriodEnd: true,
      paymentProblem: true,
      providerSubscriptionId: 'sub_x',
    })
    expect(await printedBy(userId)).toEqual([
      'cancelAtPeriodEnd is true, at the provider false',
      'paymentProblem is true, at the provider false',
      `providerSubscriptionId is sub_x, at the provider ${subscription.id}`,
    ])
  })

  it('says when premium ends otherwise, and that there is none where one is paid', async () => {
    const { userId } = await paid()
    await change(userId, { premiumUntil: new Date('2027-01-01T00:00:00Z') })
    expect(await printedBy(userId)).toEqual([
      `premium until 2027-01-01T00:00:00.000Z, by the ledger ${end}`,
      `premium until 2027-01-01T00:00:00.000Z, at the provider ${end}`,
    ])
    await change(userId, { premiumUntil: null })
    expect(await printedBy(userId)).toEqual([
      `premium until none, by the ledger ${end}`,
      'a payment in the ledger without premium',
      `premium until none, at the provider ${end}`,
    ])
  })

  it('says nothing of the end of what is paid while a renewal is tried again', async () => {
    const { userId, subscription } = await paid()
    const failed = app.stripe.account.renew(subscription.id, 'failed')
    await app.tell('invoice.payment_failed', failed.latest_invoice)
    app.stripe.account.renew(subscription.id, 'failed')
    expect(await printedBy(userId)).toEqual([])
    await change(userId, { paymentProblem: false })
    const said = await printedBy(userId)
    expect(said[0]).toMatch(/^premium until .+, at the provider .+$/)
    expect(said[1]).toBe('paymentProblem is false, at the provider true')
  })

  it('says of each invoice where the two books differ, and takes none that failed for a paid one', async () => {
    const { userId, subscription } = await paid()
    await enter(userId, subscription.customer, 'in_made_up', 999)
    const failed = app.stripe.account.renew(subscription.id, 'failed')
    await app.tell('invoice.payment_failed', failed.latest_invoice)
    expect(await printedBy(userId)).toEqual([
      'invoice in_made_up of the ledger is not paid at the provider',
    ])
    const first = app.stripe.account.invoices.find(
      ({ customer, status }) => customer === subscription.customer && status === 'paid',
    )
    if (first) first.amount_paid = 500
    expect(await printedBy(userId)).toContain(
      `invoice ${first?.id} is 500 cents, by the ledger 999`,
    )
  })

  it('says nothing of a customer of another provider, and nothing is asked of it', async () => {
    const { userId } = await paid()
    await change(userId, { providerCustomerId: 'sandbox_1', cancelAtPeriodEnd: true })
    expect(await printedBy(userId)).toEqual([])
  })

  it('says nothing of an open checkout, of one of another provider and of one that was never opened', async () => {
    const { userId, sessionId } = await app.checkOut()
    const ofCheckouts = async () =>
      (await printedBy(userId)).filter((line) => line.startsWith('checkout '))
    const set = (changes: Partial<typeof checkouts.$inferInsert>) =>
      app.database.db.update(checkouts).set(changes).where(eq(checkouts.userId, userId))
    expect(await ofCheckouts()).toEqual([])
    app.stripe.account.pay(sessionId)
    await set({ provider: 'sandbox' })
    expect(await ofCheckouts()).toEqual([])
    await set({ provider: 'stripe', sessionId: null })
    expect(await ofCheckouts()).toEqual([])
    await set({ sessionId })
    expect(await ofCheckouts()).toEqual([`checkout ${sessionId} is paid and open here`])
  })

  it('says whom the provider has still to forget', async () => {
    const userId = '11111111-1111-4111-8111-111111111111'
    const row = {
      customerId: 'cus_gone',
      userId,
      requestedAt: new Date(app.now().getTime() - dayMs),
    }
    await app.database.db.insert(customersToForget).values(row)
    expect(await printedBy(userId)).toEqual([
      'erased, and the provider has not yet forgotten cus_gone',
    ])
  })

  it('says nothing of a household that was handed over: who pays pays on, and the new owner has paid nothing', async () => {
    const payer = await paid()
    const second = await joinAsParent(app, payer.token)
    const { token } = payer
    await app.call('confirm', { token, body: { current_password: 'correct horse' } })
    const handed = await app.call('handOverHousehold', {
      token,
      body: { user_id: second.user.id },
    })
    expect(handed.status).toBe(200)
    expect(await printedBy(payer.userId)).toEqual([])
    expect(await printedBy(second.user.id)).toEqual([])
    const { body } = await app.call('readSubscription', { token: second.token })
    expect(body).toMatchObject({ plan_type: 'premium', paid_by_other: true })
  })
})
