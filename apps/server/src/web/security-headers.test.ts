import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { registerParent } from '../testing/families/register-parent.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

describe('every answer', () => {
  it('keeps a site on https there, for a year', async () => {
    const { headers } = await testApp.app.inject('/api/healthz')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })

  it('says nothing of https where the site has none', async () => {
    const plain = await startTestApp({ origin: 'http://localhost:3000' })
    onTestFinished(plain.close)
    const { headers } = await plain.app.inject('/api/healthz')
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  it('gives pages no camera, microphone, place or payment', async () => {
    const policy = String((await testApp.app.inject('/')).headers['permissions-policy'])
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment']) {
      expect(policy.split(', ')).toContain(`${feature}=()`)
    }
  })

  it('lets scripts of our own run alone, and no text become one', async () => {
    const policy = String((await testApp.app.inject('/')).headers['content-security-policy'])
    expect(policy.split(';')).toEqual(
      expect.arrayContaining([
        "script-src 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types default',
      ]),
    )
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('that is no page runs and loads nothing, stands in no frame and is read as what it says it is', async () => {
    for (const url of [
      '/api/healthz',
      '/api/children',
      '/api/nothing-here',
      '/plates/cereal-milk.svg',
    ]) {
      const { headers } = await testApp.app.inject(url)
      expect(headers, url).not.toHaveProperty('permissions-policy')
      expect(headers, url).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
      })
    }
  })

  it('of an account is kept in no cache, refusals included', async () => {
    const { token, email, password } = await registerParent(testApp)
    const signedIn = { authorization: `Bearer ${token}` }
    for (const request of [
      { url: '/api/account', headers: signedIn },
      { url: '/api/account/export', headers: signedIn },
      { url: '/api/children', headers: signedIn },
      { url: '/api/meal-plans', headers: signedIn },
      { url: '/api/children' },
      { url: '/api/nothing-here' },
      { url: '/api/payments/sandbox/none' },
      { method: 'POST', url: '/api/auth/login', payload: { email, password } },
      { method: 'POST', url: '/api/auth/login', payload: { email, password: 'wrong' } },
    ] as const) {
      const { headers } = await testApp.app.inject(request)
      expect([request.url, headers['cache-control']]).toEqual([request.url, 'no-store'])
    }
  })
})
