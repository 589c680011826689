import { dayMs } from '@brightplate/contract/plain-date'
import { eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sandboxCheckouts } from '../../db/tables/operator/sandbox-checkouts.ts'
import { newId } from '../../new-id.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { closedSandbox, sandboxProvider } from './sandbox-provider.ts'

const origin = 'https://plans.example.com'

async function start() {
  const testApp = await startTestApp()
  onTestFinished(testApp.close)
  const { db } = testApp.database
  const sandbox = sandboxProvider(db, testApp.now)
  const open = async (packageId: 'monthly' | 'yearly' = 'monthly') => {
    const userId = newId(testApp.now())
    const checkoutId = newId(testApp.now())
    const customerId = await sandbox.openCustomer(userId, 'kim@example.com')
    const request = { checkoutId, userId, email: 'kim@example.com', customerId, packageId, origin }
    const { sessionId, url } = await sandbox.openCheckout(request)
    const pay = () =>
      db
        .update(sandboxCheckouts)
        .set({ paidAt: testApp.now() })
        .where(eq(sandboxCheckouts.sessionId, sessionId))
    return { request, customerId, sessionId, url, pay, checkoutId }
  }
  return { testApp, db, sandbox, open }
}

describe('the sandbox as a provider', () => {
  it('knows its own customers, and no other provider’s', async () => {
    const { sandbox, open } = await start()
    const { customerId } = await open()
    expect(sandbox.owns(customerId)).toBe(true)
    expect(sandbox.owns('cus_1')).toBe(false)
  })

  it('opens a checkout once, however often it is asked', async () => {
    const { sandbox, open } = await start()
    const { request, sessionId, url } = await open()
    expect(await sandbox.openCheckout(request)).toEqual({ sessionId, url })
    expect(url).toBe(`${origin}/api/payments/sandbox/${sessionId}`)
    expect((await open()).sessionId).not.toBe(sessionId)
  })

  it('has a checkout open for a day, to the millisecond', async () => {
    const { testApp, sandbox, open } = await start()
    const { sessionId } = await open()
    testApp.advance(dayMs - 1)
    expect(await sandbox.readCheckout(sessionId)).toEqual({ status: 'open', paid: false })
    testApp.advance(1)
    expect(await sandbox.readCheckout(sessionId)).toEqual({ status: 'expired', paid: false })
    expect(await sandbox.readCheckout('sandbox_none')).toBeNull()
  })

  it('closes a checkout that is open, and leaves a paid one and those of others', async () => {
    const { sandbox, open } = await start()
    const [one, paid, other] = [await open(), await open(), await open()]
    await paid.pay()
    await sandbox.expireCheckout(one.sessionId)
    await sandbox.expireCheckout(paid.sessionId)
    expect((await sandbox.readCheckout(one.sessionId))?.status).toBe('expired')
    expect(await sandbox.readCheckout(paid.sessionId)).toEqual({ status: 'complete', paid: true })
    expect((await sandbox.readCheckout(other.sessionId))?.status).toBe('open')
  })

  it('gives a paid one premium by the month or by the year, and nobody else', async () => {
    const { testApp, sandbox, open } = await start()
    const [monthly, yearly] = [await open('monthly'), await open('yearly')]
    expect(await sandbox.listSubscriptions(monthly.customerId)).toEqual([])
    expect(await sandbox.listPayments(monthly.customerId)).toEqual([])
    await monthly.pay()
    await yearly.pay()
    const payment = {
      invoiceId: `invoice_of_${monthly.checkoutId}`,
      amountCents: 999,
      currency: 'usd',
      paidAt: testApp.now(),
    }
    expect(await sandbox.listPayments(monthly.customerId)).toEqual([payment])
    expect(await sandbox.listSubscriptions(monthly.customerId)).toEqual([
      {
        id: monthly.checkoutId,
        interval: 'monthly',
        premiumUntil: new Date('2026-12-20T09:00:00Z'),
        graceUntil: null,
        cancelAtPeriodEnd: false,
        paymentProblem: false,
        renewalUnpaid: false,
        live: true,
        latestPayment: payment,
      },
    ])
    const [ofYear] = await sandbox.listSubscriptions(yearly.customerId)
    expect(ofYear?.premiumUntil).toEqual(new Date('2027-11-20T09:00:00Z'))
    testApp.advance(30 * dayMs)
    expect((await sandbox.listSubscriptions(monthly.customerId))[0]?.live).toBe(false)
    expect((await sandbox.listSubscriptions(yearly.customerId))[0]?.live).toBe(true)
  })

  it('ends one subscription, and marks one as cancelled, and leaves the others', async () => {
    const { testApp, sandbox, open } = await start()
    const [one, other] = [await open(), await open()]
    await one.pay()
    await other.pay()
    await sandbox.setCancelAtPeriodEnd(one.checkoutId, true)
    testApp.advance(dayMs)
    await sandbox.endSubscription(one.checkoutId)
    const [ended] = await sandbox.listSubscriptions(one.customerId)
    expect(ended).toMatchObject({
      premiumUntil: testApp.now(),
      live: false,
      cancelAtPeriodEnd: true,
    })
    const [left] = await sandbox.listSubscriptions(other.customerId)
    expect(left).toMatchObject({ live: true, cancelAtPeriodEnd: false })
  })

  it('forgets a customer with all that it bought, and no other', async () => {
    const { sandbox, open } = await start()
    const [one, other] = [await open(), await open()]
    await other.pay()
    await sandbox.forgetCustomer(one.customerId)
    expect(await sandbox.readCheckout(one.sessionId)).toBeNull()
    expect(await sandbox.listSubscriptions(other.customerId)).toHaveLength(1)
  })
})

describe('the sandbox that is closed', () => {
  it('opens nothing, has what was open expired, and knows what was paid', async () => {
    const { testApp, db, open } = await start()
    const [unpaid, paid] = [await open(), await open()]
    await paid.pay()
    const closed = closedSandbox(db, testApp.now)
    await expect(closed.openCustomer('u', 'kim@example.com')).rejects.toMatchObject({
      code: 'payments_unavailable',
      reason: 'no payments are set up: see STRIPE_SECRET_KEY and PAYMENTS',
    })
    await expect(closed.openCheckout(unpaid.request)).rejects.toMatchObject({
      code: 'payments_unavailable',
    })
    expect(await closed.readCheckout(unpaid.sessionId)).toEqual({ status: 'expired', paid: false })
    expect(await closed.readCheckout(paid.sessionId)).toEqual({ status: 'complete', paid: true })
    expect(await closed.readCheckout('sandbox_none')).toBeNull()
    expect(await closed.listSubscriptions(paid.customerId)).toHaveLength(1)
  })
})
