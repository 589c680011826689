import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { openPaymentProvider } from './open-payment-provider.ts'

const providerOf =
  (variables: Record<string, string>) => (app: Pick<TestApp, 'database' | 'now'>) =>
    openPaymentProvider(readEnv(variables), app.database.db, app.now)

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp({
    paymentsOf: (db, now) => openPaymentProvider(readEnv({ HOST: '0.0.0.0' }), db, now),
  })
})
afterAll(() => testApp.close())

describe('the practice checkout', () => {
  it.each([
    ['on one machine', {}],
    ['while it is developed', { HOST: '0.0.0.0', NODE_ENV: 'development' }],
    ['where it is asked for', { HOST: '0.0.0.0', PAYMENTS: 'sandbox' }],
  ])('is open %s', async (_, variables) => {
    const provider = await providerOf(variables)(testApp)
    expect(provider).toMatchObject({ kind: 'sandbox' })
    expect(provider.isClosed).toBeUndefined()
  })

  it.each([
    ['a public origin', { PUBLIC_ORIGIN: 'https://plans.example.com' }],
    ['an address that others reach', { HOST: '0.0.0.0' }],
    ['such an address in production', { HOST: '::', NODE_ENV: 'production' }],
  ])('is closed with %s', async (_, variables) => {
    expect((await providerOf(variables)(testApp)).isClosed).toBe(true)
  })

  it('is none where Stripe has a key', async () => {
    const provider = await providerOf({ STRIPE_SECRET_KEY: 'sk_test_key', PAYMENTS: 'sandbox' })(
      testApp,
    )
    expect(provider.kind).toBe('stripe')
    expect(provider.isClosed).toBeUndefined()
  })

  it('that is closed sells nothing and has no page', async () => {
    const { token } = await registerParent(testApp)
    const body = { package_id: 'monthly' as const, origin_url: 'https://plans.example.com' }
    const { status, error } = await testApp.call('startCheckout', { token, body })
    expect([status, error.code]).toEqual([503, 'payments_unavailable'])
    const page = await testApp.app.inject('/api/payments/sandbox/anything')
    expect(page.json()).toMatchObject({ code: 'not_found' })
    const pay = await testApp.app.inject({ method: 'POST', url: '/api/payments/sandbox/x/pay' })
    expect(pay.statusCode).toBe(404)
    const { body: subscription } = await testApp.call('readSubscription', { token })
    expect(subscription.plan_type).toBe('trial')
  })
})
