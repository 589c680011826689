import { endpoints } from '@brightplate/contract/api/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from './testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

describe('the service', () => {
  it('says that it is up and ready', async () => {
    expect((await testApp.call('readHealth')).body).toEqual({ status: 'ok' })
    expect((await testApp.call('readReadiness')).body).toEqual({
      status: 'ready',
      database: testApp.database.kind,
      generator: 'planner',
    })
  })

  it('answers an unknown address with the error body', async () => {
    const response = await testApp.app.inject('/api/nothing-here')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 'not_found' })
  })

  it.each([
    ['an id that is too long', `/api/children/${'x'.repeat(500)}`, 'not_found'],
    ['an address with a NUL', '/api/payments/status/%00', 'not_found'],
    ['a page with a NUL', '/checkout/sandbox/%00', 'not_found'],
    ['an address that is no text', '/api/children/%', 'bad_request'],
  ])('answers %s with the error body', async (_, url, code) => {
    const response = await testApp.app.inject(url)
    expect(response.json()).toMatchObject({ code, detail: expect.any(String) })
  })

  it('answers broken JSON and too much of it with a sentence', async () => {
    const post = (payload: string) =>
      testApp.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'content-type': 'application/json' },
        payload,
      })
    expect((await post('{"email":')).json().code).toBe('bad_request')
    expect((await post(JSON.stringify({ email: 'x'.repeat(200_000) }))).json().code).toBe(
      'payload_too_large',
    )
  })
})

describe('the OpenAPI document', () => {
  it('is version 3.1 and describes exactly the calls that work', async () => {
    const document = (await testApp.app.inject('/api/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    const described = Object.entries<Record<string, unknown>>(document.paths)
      .flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      )
      .sort()
    const known = Object.values(endpoints).map(
      ({ method, path }) => `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`,
    )
    for (const call of described) expect(known).toContain(call)
    expect(described).toContain('POST /api/meal-plans/generate')
    expect(described.length).toBeGreaterThanOrEqual(20)
  })

  it('names the error body and the shapes of the contract', async () => {
    const document = (await testApp.app.inject('/api/openapi.json')).json()
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['Child', 'Error', 'MealPlan', 'Session', 'SubscriptionStatus']),
    )
  })

  it('can be read as a page', async () => {
    const response = await testApp.app.inject('/api/docs')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toContain('text/html')
  })
})
