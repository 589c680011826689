import { dayMs } from '@brightplate/contract/plain-date'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSubscription } from '../../subscriptions/status/read-subscription.ts'
import { memberOf } from '../../testing/families/member-of.ts'
import { registerParent } from '../../testing/families/register-parent.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { checkBilling } from '../check-billing.ts'
import { reconcilePayments } from '../reconcile-payments.ts'
import { monthsAfter } from './sandbox-provider.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const origin_url = 'https://plans.example.com'

const start = (token: string, package_id: 'monthly' | 'yearly' = 'monthly') =>
  app.call('startCheckout', { token, body: { package_id, origin_url } })

async function checkOut(packageId: 'monthly' | 'yearly' = 'monthly') {
  const { token, user } = await registerParent(app)
  const { url, session_id: sessionId } = (await start(token, packageId)).body
  return { token, userId: user.id, url, path: new URL(url).pathname, sessionId }
}

const press = (path: string, action: string, headers: Record<string, string> = {}) =>
  app.app.inject({
    method: 'POST',
    url: `${path}/${action}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: '',
  })

const ask = async (token: string, id: string) =>
  (await app.call('readPaymentStatus', { token, params: { id } })).body

const read = async (userId: string) =>
  readSubscription(app.database.db, app.now(), await memberOf(app, userId))

describe('the sandbox’s checkout page', () => {
  it('is on the site itself, says that no card is charged, and runs no script', async () => {
    const { url, path } = await checkOut('yearly')
    expect(new URL(url).origin).toBe(origin_url)
    const page = await app.app.inject(path)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.headers['x-robots-tag']).toBe('noindex')
    expect(page.body).toContain('<title>Practice checkout | Brightplate</title>')
    expect(page.body).toContain('<h1>Practice checkout</h1>')
    expect(page.body).toContain('Yearly Premium')
    expect(page.body).toContain('No card is charged')
    expect(page.body).toContain('$99.99')
    expect(page.body).toContain('November 20, 2027')
    for (const [action, text] of [
      ['pay', 'Pay'],
      ['decline', 'Decline'],
      ['expire', 'Let it expire'],
    ]) {
      expect(page.body).toMatch(new RegExp(`formaction="${path}/${action}">${text}</button>`))
    }
    expect(page.body.match(/class="main"/g)).toHaveLength(1)
    expect(page.body).not.toMatch(/<script|style=|onclick/)
    expect((await app.app.inject('/api/payments/sandbox.css')).statusCode).toBe(200)
  })

  it('has an address that cannot be guessed, and says when there is none', async () => {
    const { sessionId } = await checkOut()
    expect(sessionId.length).toBeGreaterThan(40)
    const missing = await app.app.inject('/api/payments/sandbox/sandbox_guess')
    expect(missing.statusCode).toBe(404)
    expect(missing.body).toContain('<h1>We could not find that checkout</h1>')
    expect(missing.body).toContain('<a class="link main" href="/subscription">Choose a plan</a>')
    expect((await press('/api/payments/sandbox/sandbox_guess', 'pay')).statusCode).toBe(404)
  })

  it('pays: back on the site premium is there, and nothing renews', async () => {
    const { token, userId, path, sessionId } = await checkOut()
    const answer = await press(path, 'pay', { 'sec-fetch-site': 'same-origin' })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe(
      `${origin_url}/subscription/success?session_id=${sessionId}`,
    )
    expect(await ask(token, sessionId)).toEqual({ payment_status: 'paid', status: 'complete' })
    expect(await read(userId)).toMatchObject({
      plan_type: 'premium',
      billing_interval: 'monthly',
      expires_at: '2026-12-20T09:00:00.000Z',
    })
    expect((await start(token, 'yearly')).error.code).toBe('already_premium')
    const { body } = await app.app.inject(path)
    expect(body).toContain('This checkout was paid')
    expect(body).toContain('<h1>Paid</h1>')
    const back = `${origin_url}/subscription/success?session_id=${sessionId}`
    expect(body).toContain(`<a class="link main" href="${back}">Go on</a>`)
    expect(body).not.toContain('<button')
  })

  it('declines: nothing is paid, and the checkout can be used again', async () => {
    const { token, path, sessionId } = await checkOut()
    expect((await press(path, 'decline')).statusCode).toBe(303)
    expect(await ask(token, sessionId)).toEqual({ payment_status: 'unpaid', status: 'open' })
    expect((await start(token)).body.session_id).toBe(sessionId)
  })

  it('expires: it can never be paid again §4.19', async () => {
    const { token, userId, path, sessionId } = await checkOut()
    await press(path, 'expire')
    expect(await ask(token, sessionId)).toEqual({ payment_status: 'unpaid', status: 'expired' })
    await press(path, 'pay')
    expect((await read(userId)).plan_type).toBe('trial')
    const { body } = await app.app.inject(path)
    expect(body).toContain('This checkout has expired')
    expect(body).toContain('<h1>Expired</h1>')
    expect(body).toContain('>Go back</a>')
    expect(body).not.toContain('<button')
    expect((await start(token)).body.session_id).not.toBe(sessionId)
  })

  it('is not changed by reading it, nor by a form on another site', async () => {
    const { userId, path } = await checkOut()
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect((await press(path, 'pay', { 'sec-fetch-site': site })).statusCode).toBe(400)
    }
    expect((await app.app.inject(`${path}/pay`)).statusCode).toBe(404)
    expect((await read(userId)).plan_type).toBe('trial')
  })

  it('is for one package: asking for the other closes it', async () => {
    const { token, userId, path } = await checkOut('monthly')
    await start(token, 'yearly')
    await press(path, 'pay')
    expect((await read(userId)).plan_type).toBe('trial')
  })

  it('cancels and resumes, and has no portal', async () => {
    const { token, path } = await checkOut()
    await press(path, 'pay')
    const cancelled = await app.call('cancelSubscription', { token })
    expect(cancelled.body).toMatchObject({ plan_type: 'premium', cancel_at_period_end: true })
    const resumed = await app.call('resumeSubscription', { token })
    expect(resumed.body.cancel_at_period_end).toBe(false)
    const portal = await app.call('openBillingPortal', { token })
    expect([portal.status, portal.error.code]).toEqual([409, 'subscription_not_changeable'])
  })

  it('agrees with its books', async () => {
    const { path } = await checkOut()
    await press(path, 'pay')
    expect(await checkBilling(app.database.db, app.services.payments)).toEqual([])
  })

  it('ends to the second, without days of grace', async () => {
    const { userId, path } = await checkOut()
    await press(path, 'pay')
    app.advance(30 * dayMs - 1000)
    await reconcilePayments(app.database.db, app.services.payments, app.now())
    expect((await read(userId)).plan_type).toBe('premium')
    app.advance(1000)
    expect(await read(userId)).toMatchObject({ plan_type: 'free', was_trial: false })
  })
})

describe('a month', () => {
  it.each([
    ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
    ['2028-02-29T10:00:00Z', 12, '2029-02-28T10:00:00Z'],
    ['2026-11-20T09:00:00Z', 1, '2026-12-20T09:00:00Z'],
  ])('after %s, %i months on, is %s', (from, months, to) => {
    expect(monthsAfter(new Date(from), months)).toEqual(new Date(to))
  })
})
