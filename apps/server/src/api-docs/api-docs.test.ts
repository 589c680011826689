import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { endpoints } from '@brightplate/contract/api/endpoints'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
let source = ''

beforeAll(async () => {
  testApp = await startTestApp()
  source = (await testApp.app.inject('/api/openapi.json')).body
})
afterAll(() => testApp.close())

interface Operation {
  security: object[]
  requestBody?: object
  responses: Record<string, object>
}

const operations = (): [string, Operation][] =>
  Object.entries<Record<string, Operation>>(JSON.parse(source).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      one,
    ]),
  )

describe('the OpenAPI document', () => {
  it('passes the recommended rules of its linter', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config })
    const found = problems.map(({ ruleId, severity, message }) => ({ ruleId, severity, message }))
    // "jobs" is no id of a plan: the router takes the fixed word first.
    expect(found.filter(({ ruleId }) => ruleId !== 'no-ambiguous-paths')).toEqual([])
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('says of every call whether it needs a session, and how it is refused', () => {
    expect(operations()).toHaveLength(Object.keys(endpoints).length)
    for (const [call, { security, requestBody, responses }] of operations()) {
      const signedIn = Object.values(endpoints).some(
        ({ method, path, signedIn: needed }) =>
          needed && call === `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`,
      )
      expect([call, security]).toEqual([call, signedIn ? [{ bearer: [] }] : []])
      const wanted = ['400', '503', ...(requestBody ? ['413'] : []), ...(signedIn ? ['401'] : [])]
      expect([call, Object.keys(responses)]).toEqual([call, expect.arrayContaining(wanted)])
    }
  })

  it.each([
    'POST /api/auth/login',
    'POST /api/meal-plans/generate',
    'POST /api/meal-plans/{id}/regenerate',
    'POST /api/meal-plans/{id}/alternatives',
    'POST /api/profile-terms/interpret',
    'GET /api/meal-plans/jobs/{id}/events',
  ])('says that %s may be asked for too often', (call) => {
    expect(new Map(operations()).get(call)?.responses).toHaveProperty('429')
  })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({ method: 'GET', url, headers })

describe('what describes the API', () => {
  const document = '/api/openapi.json'

  it('says how long it is, and tells HEAD the same', async () => {
    const whole = await get(document)
    const head = await testApp.app.inject({ method: 'HEAD', url: document })
    expect(whole.headers['content-length']).toBe(`${whole.rawPayload.length}`)
    expect(head.headers['content-length']).toBe(whole.headers['content-length'])
    expect(head.headers.etag).toBe(whole.headers.etag)
    expect(head.rawPayload).toHaveLength(0)
  })

  it('is packed as it can be unpacked', async () => {
    const brotli = await get(document, { 'accept-encoding': 'gzip, br' })
    const gzip = await get(document, { 'accept-encoding': 'gzip' })
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(source)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(source)
    expect(brotli.headers['content-length']).toBe(`${brotli.rawPayload.length}`)
  })

  it('is not sent again while it is the same', async () => {
    const { etag } = (await get(document)).headers
    const again = await get(document, { 'if-none-match': String(etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('is a page that finds all its parts, and the document', async () => {
    for (const address of ['/api/docs', '/api/docs/']) {
      const page = await get(address)
      const parts = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, part = '']) => part)
      expect(parts).toHaveLength(7)
      for (const part of parts) {
        const { pathname } = new URL(part, `http://localhost${address}`)
        expect([pathname, (await get(pathname)).statusCode]).toEqual([pathname, 200])
      }
      expect(page.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'")
    }
    expect((await get('/api/docs/json')).body).toBe(source)
    expect((await get('/api/docs/nothing')).json().code).toBe('not_found')
  })
})
