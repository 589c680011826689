import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { buildChild } from '../testing/families/build-child.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
let token: string

beforeAll(async () => {
  testApp = await startTestApp()
  token = (await registerParent(testApp)).token
})
afterAll(() => testApp.close())

const send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: string, headers = {}) =>
  testApp.app.inject({
    method,
    url: `/api${url}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  })

describe('a call without a body', () => {
  it('is no broken one where its header names JSON', async () => {
    const parent = await registerParent(testApp)
    const { body: child } = await testApp.call('createChild', {
      token: parent.token,
      body: buildChild(),
    })
    const { statusCode } = await testApp.app.inject({
      method: 'DELETE',
      url: `/api/children/${child.id}`,
      headers: { authorization: `Bearer ${parent.token}`, 'content-type': 'application/json' },
    })
    expect(statusCode).toBe(204)
  })

  it('is answered to no method that only shows what was sent', async () => {
    const { statusCode, body } = await testApp.app.inject({
      method: 'TRACE',
      url: '/api/account',
      headers: { authorization: 'Bearer secret' },
    })
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(body).not.toContain('secret')
  })
})

const broken = [
  ['a NUL', '\\u0000'],
  ['the first half of a character', '\\ud83c'],
  ['the second half of a character', '\\udf4e'],
] as const

describe('text that no database can hold', () => {
  it.each(broken)('is refused in every field of every form: %s', async (_, text) => {
    const child = JSON.stringify(buildChild({ name: 'NAME', allergies: ['TAG'] }))
    const bodies = [
      [
        'POST',
        '/auth/register',
        `{"name":"A${text}","email":"a@example.com","password":"long enough"}`,
        'name',
      ],
      ['POST', '/auth/login', `{"email":"a@example.com","password":"a${text}"}`, 'password'],
      ['POST', '/auth/password/reset', `{"token":"${text}","password":"long enough"}`, 'token'],
      ['POST', '/children', child.replace('NAME', text), 'name'],
      ['POST', '/children', child.replace('TAG', text), 'allergies'],
      ['POST', '/meal-plans/generate', `{"child_id":"${text}","duration_days":7}`, 'child_id'],
    ] as const
    for (const [method, url, body, field] of bodies) {
      const response = await send(method, url, body)
      expect([url, response.statusCode, response.json().code]).toEqual([url, 422, 'invalid_input'])
      expect(response.json().fields).toHaveProperty(
        field,
        'This text holds characters that cannot be stored. Please type it anew.',
      )
    }
  })

  it.each(broken)(
    'is refused in the name of a field, and however deep it stands: %s',
    async (_, text) => {
      for (const body of [
        `{"a${text}":1}`,
        `${'['.repeat(50_000)}"${text}"${']'.repeat(50_000)}`,
      ]) {
        expect((await send('POST', '/children', body)).statusCode).toBe(422)
      }
    },
  )

  it('is refused in addresses and headers', async () => {
    expect((await send('GET', '/children/%00')).statusCode).toBe(404)
    expect((await send('GET', '/children/a%00b')).statusCode).toBe(404)
    expect((await send('GET', '/meal-plans?before=%00')).statusCode).toBe(400)
    expect((await send('GET', '/meal-plans?%00=1')).statusCode).toBe(400)
    expect((await send('GET', '/children/%ED%A0%BC')).statusCode).toBe(400)
    expect((await send('GET', '/meal-plans?before=%ED%A0%BC')).statusCode).toBeLessThan(500)
    const headers = { 'idempotency-key': 'a\0b' }
    expect(
      (await send('POST', '/children', JSON.stringify(buildChild()), headers)).statusCode,
    ).toBe(400)
  })

  it('is not what a whole character is', async () => {
    const body = JSON.stringify(buildChild({ name: 'Zoë 🍎' }))
    expect((await send('POST', '/children', body)).json().name).toBe('Zoë 🍎')
  })
})

describe('a day that is asked for', () => {
  it.each([
    ['0000-01-01', 422],
    ['0001-01-01', 422],
    ['1999-12-31', 422],
    ['2000-01-01', 201],
    ['2100-12-31', 201],
    ['2101-01-01', 422],
    ['9999-12-31', 422],
    ['2026-02-30', 422],
  ])('is one of this century: %s answers %d', async (day, status) => {
    const child = (await send('POST', '/children', JSON.stringify(buildChild()))).json()
    const body = { child_id: child.id, duration_days: 14, start_date: day }
    expect((await send('POST', '/meal-plans/generate', JSON.stringify(body))).statusCode).toBe(
      status,
    )
    const tick = JSON.stringify({ goal: 'better sleep', week_start: day, met: true })
    expect((await send('PUT', `/children/${child.id}/goal-ticks`, tick)).statusCode).toBe(422)
  })
})

describe('a request with two hosts', () => {
  const twice = 'GET /api/healthz HTTP/1.1\r\nhost: x\r\nHost: y\r\n\r\n'

  it('is refused, one with a host is not', async () => {
    const { app, close } = await startTestApp()
    onTestFinished(close)
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const answerTo = async (request: string) => {
      const socket = connect(port, '127.0.0.1')
      socket.end(request)
      return text(socket)
    }
    expect(await answerTo(twice)).toMatch(/^HTTP\/1\.1 400 /)
    expect(await answerTo(twice.replace('Host: y\r\n', ''))).toMatch(/^HTTP\/1\.1 200 /)
  })
})

describe('a body of JSON', () => {
  it('that is empty is none, whatever its header says', async () => {
    const { id } = (await send('POST', '/children', JSON.stringify(buildChild()))).json()
    const deleted = await testApp.app.inject({
      method: 'DELETE',
      url: `/api/children/${id}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })
    expect(deleted.statusCode).toBe(204)
    expect((await send('POST', '/children', '')).statusCode).toBe(422)
  })

  it('that is nested without end is refused for that, before its fields are looked at', async () => {
    const refused = await send('POST', '/children', `{"name":${'['.repeat(33)}${']'.repeat(33)}}`)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().detail).toBe('This is nested deeper than anything that we read.')
  })

  it('that is none is refused', async () => {
    expect((await send('POST', '/children', '{"name":')).statusCode).toBe(400)
  })
})

describe('a shutdown', () => {
  it('ends a request that is half sent at once, and answers a whole one', async () => {
    const { app } = await startTestApp()
    let begun = () => {}
    const reached = new Promise<void>((resolve) => {
      begun = resolve
    })
    app.get('/slow', async () => {
      begun()
      await new Promise((resolve) => setTimeout(resolve, 200))
      return 'done'
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const half = connect(port, '127.0.0.1')
    const cut = text(half)
    half.write(
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
    )
    const whole = connect(port, '127.0.0.1')
    const answer = text(whole)
    whole.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n')
    await reached
    await app.close()
    expect(await cut).toBe('')
    expect(await answer).toMatch(/^HTTP\/1\.1 200 .*done$/s)
  })
})

describe('a request that does not come', () => {
  async function answerTo(start: string): Promise<string> {
    const impatient = await startTestApp({}, { requestTimeoutMs: 200 })
    onTestFinished(impatient.close)
    await impatient.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = impatient.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(start)
    return text(socket)
  }

  it.each([
    [
      'its body',
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"email"',
    ],
    ['its headers', 'POST /api/auth/login HTTP/1.1\r\nhost: x\r\n'],
  ])('for want of %s is ended with a sentence', async (_, start) => {
    const answer = await answerTo(start)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('"code":"request_timeout"')
  })

  it('has 30 seconds', () => {
    expect(testApp.app.server.requestTimeout).toBe(30_000)
  })

  it('as HTTP is answered with the error body', async () => {
    const answer = await answerTo('no HTTP at all\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('"code":"bad_request"')
  })
})
