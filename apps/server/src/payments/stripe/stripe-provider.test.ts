import { describe, expect, it, onTestFinished } from 'vitest'
import { startStripeServer, stripeKey } from '../../testing/stripe/start-stripe-server.ts'
import { openStripe } from './stripe-client.ts'
import { stripeProvider } from './stripe-provider.ts'

const origin = 'https://plans.example.com'

async function start() {
  const server = await startStripeServer(() => new Date('2026-11-20T09:00:00Z'))
  onTestFinished(server.close)
  const { account } = server
  const provider = stripeProvider(openStripe({ secretKey: stripeKey, apiBase: server.url }))
  let made = 0
  const open = async (packageId: 'monthly' | 'yearly' = 'monthly', customer?: string) => {
    made += 1
    const userId = `user-${made}`
    const email = `kim${made}@example.com`
    const customerId = customer ?? (await provider.openCustomer(userId, email))
    const request = { checkoutId: `checkout-${made}`, userId, email, customerId, packageId, origin }
    return { customerId, request, ...(await provider.openCheckout(request)) }
  }
  return { server, account, provider, open }
}

describe('Stripe as a provider', () => {
  it('knows its own customers, and no other provider’s', async () => {
    const { provider, open } = await start()
    expect(provider.owns((await open()).customerId)).toBe(true)
    expect(provider.owns('sandbox_1')).toBe(false)
  })

  it('makes one customer of a user and address, and another of another', async () => {
    const { provider, account } = await start()
    const id = await provider.openCustomer('user-1', 'kim@example.com')
    expect(await provider.openCustomer('user-1', 'kim@example.com')).toBe(id)
    expect(await provider.openCustomer('user-1', 'sam@example.com')).not.toBe(id)
    expect(await provider.openCustomer('user-2', 'kim@example.com')).not.toBe(id)
    expect(account.customers.get(id)?.email).toBe('kim@example.com')
  })

  it('opens a checkout once, of the package that is asked for', async () => {
    const { provider, account, open } = await start()
    const { request, sessionId, url } = await open('yearly')
    expect(await provider.openCheckout(request)).toEqual({ sessionId, url })
    account.pay(sessionId)
    const [subscription] = await provider.listSubscriptions(request.customerId)
    expect(subscription?.interval).toBe('yearly')
    expect(account.sessions.get(sessionId)).toMatchObject({
      client_reference_id: request.userId,
      metadata: { checkout_id: request.checkoutId },
    })
  })

  it('opens none that has no address to send a parent to', async () => {
    const { account, provider, open } = await start()
    const openSession = account.openSession.bind(account)
    account.openSession = (params) => Object.assign(openSession(params), { url: null })
    await expect(open()).rejects.toMatchObject({ reason: 'a checkout without an address' })
    expect(await provider.readCheckout('cs_none')).toBeNull()
  })

  it('reads a checkout as open, paid, not paid yet or expired', async () => {
    const { account, provider, open } = await start()
    const { sessionId } = await open()
    expect(await provider.readCheckout(sessionId)).toEqual({ status: 'open', paid: false })
    account.pay(sessionId)
    expect(await provider.readCheckout(sessionId)).toEqual({ status: 'complete', paid: true })
    const session = account.sessions.get(sessionId)
    if (session) session.payment_status = 'unpaid'
    expect(await provider.readCheckout(sessionId)).toEqual({ status: 'complete', paid: false })
    const other = await open()
    account.expire(other.sessionId)
    expect(await provider.readCheckout(other.sessionId)).toEqual({ status: 'expired', paid: false })
  })

  it('closes a checkout that is open, and leaves every other as it is', async () => {
    const { account, provider, open, server } = await start()
    const [one, paid] = [await open(), await open()]
    account.pay(paid.sessionId)
    await provider.expireCheckout(one.sessionId)
    await provider.expireCheckout(one.sessionId)
    await provider.expireCheckout(paid.sessionId)
    await provider.expireCheckout('cs_none')
    expect(account.sessions.get(one.sessionId)?.status).toBe('expired')
    expect(account.sessions.get(paid.sessionId)?.status).toBe('complete')
    const still = await open()
    server.failNext(/POST .*\/expire$/, { status: 400 })
    await expect(provider.expireCheckout(still.sessionId)).rejects.toMatchObject({
      code: 'payments_unavailable',
    })
  })

  it('lists what a customer has paid, and nothing of one that is gone', async () => {
    const { account, provider, open } = await start()
    const { customerId, sessionId } = await open()
    expect(await provider.listPayments(customerId)).toEqual([])
    const { latest_invoice } = account.pay(sessionId)
    const payment = {
      invoiceId: latest_invoice.id,
      amountCents: 999,
      currency: 'usd',
      paidAt: new Date('2026-11-20T09:00:00Z'),
    }
    expect(await provider.listPayments(customerId)).toEqual([payment])
    const [subscription] = await provider.listSubscriptions(customerId)
    expect(subscription?.latestPayment).toEqual(payment)
    expect(await provider.listSubscriptions('cus_none')).toEqual([])
    expect(await provider.listPayments('cus_none')).toEqual([])
  })

  it('cancels at the end of the period, and takes that back in whichever way it was said', async () => {
    const { account, provider, open } = await start()
    const { id } = account.pay((await open()).sessionId)
    const subscription = account.subscriptions.get(id)
    await provider.setCancelAtPeriodEnd(id, true)
    expect(subscription?.cancel_at_period_end).toBe(true)
    await provider.setCancelAtPeriodEnd(id, false)
    expect(subscription?.cancel_at_period_end).toBe(false)
    if (subscription) subscription.cancel_at = 1
    await provider.setCancelAtPeriodEnd(id, false)
    expect(subscription).toMatchObject({ cancel_at: null, cancel_at_period_end: false })
  })

  it('ends a subscription at once, and one that has ended is no failure', async () => {
    const { account, provider, open } = await start()
    const { id } = account.pay((await open()).sessionId)
    await provider.endSubscription(id)
    expect(account.subscriptions.get(id)?.status).toBe('canceled')
    await provider.endSubscription(id)
  })

  it('forgets a customer with every checkout that could still be paid', async () => {
    const { account, provider, open } = await start()
    const one = await open()
    const again = await open('yearly', one.customerId)
    const other = await open()
    await provider.forgetCustomer(one.customerId)
    const statusOf = ({ sessionId }: { sessionId: string }) =>
      account.sessions.get(sessionId)?.status
    expect([one, again, other].map(statusOf)).toEqual(['expired', 'expired', 'open'])
    expect(account.customers.get(one.customerId)?.deleted).toBe(true)
    expect(account.customers.get(other.customerId)?.deleted).toBe(false)
    await provider.forgetCustomer(one.customerId)
  })

  it('has a portal of a customer’s own', async () => {
    const { provider, open } = await start()
    const { customerId } = await open()
    expect(await provider.openPortal(customerId, origin)).toBe(
      `https://billing.stripe.test/${customerId}`,
    )
  })
})
