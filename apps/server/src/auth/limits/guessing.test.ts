import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { knownDevices } from '../../db/tables/directory/known-devices.ts'
import { registerParent } from '../../testing/families/register-parent.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { openPasswordHasher } from '../passwords/password-hasher.ts'

const minuteMs = 60 * 1000

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp({
    // Guessing is counted the same however long a password takes to check.
    passwords: {
      requireRoom: () => {},
      hash: async (password) => `hash of ${password}`,
      verify: async (hash, password) => hash === `hash of ${password}`,
      isOutdated: () => false,
    },
  })
})
afterAll(() => testApp.close())

const send = (
  path: string,
  payload: object,
  { app = testApp.app, from = '127.0.0.1', token = '', forwarded = '', method = 'POST' } = {},
) =>
  app.inject({
    method: method === 'PATCH' ? 'PATCH' : 'POST',
    url: `/api/${path}`,
    payload,
    remoteAddress: from,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(forwarded ? { 'x-forwarded-for': forwarded } : {}),
    },
  })

async function guess(times: number, one: (time: number) => ReturnType<typeof send>) {
  const statuses: number[] = []
  for (let time = 1; time <= times; time += 1) statuses.push((await one(time)).statusCode)
  return statuses
}

const wrong = 'wrong password'

describe('guessing at a login', () => {
  it('is limited for an account, wherever the guesses come from', async () => {
    const { email } = await registerParent(testApp)
    const statuses = await guess(11, (time) =>
      send('auth/login', { email, password: wrong }, { from: `198.51.${time}.1` }),
    )
    expect(statuses).toEqual([...Array(10).fill(401), 429])
  })

  it('is limited for an address, whatever the accounts', async () => {
    const statuses = await guess(21, (time) =>
      send(
        'auth/login',
        { email: `a${time}@example.com`, password: wrong },
        { from: '203.0.113.1' },
      ),
    )
    expect(statuses).toEqual([...Array(20).fill(401), 429])
  })

  it('is limited for a network, whatever its addresses', async () => {
    const statuses = await guess(101, (time) =>
      send(
        'auth/login',
        { email: `n${time}@example.com`, password: wrong },
        { from: `192.0.2.${time}` },
      ),
    )
    expect(statuses).toEqual([...Array(100).fill(401), 429])
  })

  it('is not counted for addresses of this machine or network', async () => {
    const statuses = await guess(30, (time) =>
      send('auth/login', { email: `l${time}@example.com`, password: wrong }, { from: '10.0.0.7' }),
    )
    expect(new Set(statuses)).toEqual(new Set([401]))
  })

  it('is counted for those that a trusted proxy names', async () => {
    const behind = await startTestApp({}, { trustProxy: ['127.0.0.1'] })
    onTestFinished(behind.close)
    const from = (forwarded: string) =>
      guess(21, (time) =>
        send(
          'auth/password/forgot',
          { email: `p${time}@example.com` },
          { app: behind.app, forwarded },
        ),
      )
    expect(await from('10.0.0.7')).toEqual([...Array(20).fill(202), 429])
    expect(await from('198.51.100.9:4711')).toEqual([...Array(20).fill(202), 429])
  })

  it('says when to try again, and is open then', async () => {
    const { email, password } = await registerParent(testApp)
    await guess(5, () => send('auth/login', { email, password: wrong }))
    testApp.advance(5 * minuteMs)
    await guess(5, () => send('auth/login', { email, password: wrong }))
    const refused = await send('auth/login', { email, password })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('600')
    expect(refused.json()).toEqual({
      code: 'too_many_requests',
      detail: 'Too many attempts. Please wait 10 minutes and try again.',
    })
    testApp.advance(10 * minuteMs - 1)
    expect((await send('auth/login', { email, password })).statusCode).toBe(429)
    testApp.advance(1)
    expect((await send('auth/login', { email, password })).statusCode).toBe(200)
  })
})

describe('a device that was logged in on', () => {
  it('is let in with the right password whatever strangers guess', async () => {
    const { email, password, device_token } = await registerParent(testApp)
    await guess(30, (time) =>
      send('auth/login', { email, password: wrong }, { from: `203.0.113.${100 + (time % 9)}` }),
    )
    const from = '203.0.113.100'
    expect((await send('auth/login', { email, password }, { from })).statusCode).toBe(429)
    const known = await send('auth/login', { email, password, device_token }, { from })
    expect(known.statusCode).toBe(200)
    expect(known.json().device_token).toBe(device_token)
  })

  it('has limits of its own', async () => {
    const { email, password, device_token } = await registerParent(testApp)
    const statuses = await guess(11, () =>
      send('auth/login', { email, password: wrong, device_token }),
    )
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    expect((await send('auth/login', { email, password })).statusCode).toBe(200)
  })

  it('is known to the accounts that were opened there, and to no other', async () => {
    const { email, password } = await registerParent(testApp)
    const { email: victim, password: right } = await registerParent(testApp)
    const { device_token } = (await send('auth/login', { email, password })).json()
    await guess(10, () => send('auth/login', { email: victim, password: wrong }))
    const body = { email: victim, password: right, device_token }
    expect((await send('auth/login', body)).statusCode).toBe(429)
    testApp.advance(15 * minuteMs)
    expect((await send('auth/login', body)).json().device_token).toBe(device_token)
    await guess(10, () => send('auth/login', { email: victim, password: wrong }))
    expect((await send('auth/login', body)).statusCode).toBe(200)
  })

  it('is one of the last ten, and its token is stored as a hash', async () => {
    const { email, password, device_token: first } = await registerParent(testApp)
    const tokens: string[] = []
    for (let time = 1; time <= 10; time += 1) {
      testApp.advance(1000)
      tokens.push((await send('auth/login', { email, password })).json().device_token)
    }
    await guess(10, () => send('auth/login', { email, password: wrong }))
    const status = async (device_token: string | undefined) =>
      (await send('auth/login', { email, password, device_token })).statusCode
    expect(await status(first)).toBe(429)
    expect(await status(tokens[0])).toBe(200)
    const stored = JSON.stringify(await testApp.database.db.select().from(knownDevices))
    for (const token of tokens) expect(stored).not.toContain(token)
  })
})

describe('guessing at the present password', () => {
  const change = (token: string, current_password: string, from?: string) =>
    send('account', { email: 'x@example.com', current_password }, { token, method: 'PATCH', from })

  it('is limited for an account', async () => {
    const { token, password } = await registerParent(testApp)
    const statuses = await guess(11, () => change(token, wrong))
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    expect((await change(token, password)).statusCode).toBe(429)
    const erase = { token, body: { current_password: password } }
    expect((await testApp.call('eraseAccount', erase)).status).toBe(429)
    testApp.advance(15 * minuteMs)
    expect((await change(token, password)).statusCode).toBe(200)
  })

  it('is limited for an address, whatever the accounts', async () => {
    const tokens = [
      (await registerParent(testApp)).token,
      (await registerParent(testApp)).token,
      (await registerParent(testApp)).token,
    ]
    const statuses = await guess(21, (time) =>
      change(tokens[time % 3] ?? '', wrong, '198.51.200.4'),
    )
    expect(statuses).toEqual([...Array(20).fill(401), 429])
  })
})

describe('guessing at links', () => {
  it('is limited for an address', async () => {
    const statuses = await guess(21, (time) =>
      time % 2
        ? send('auth/lock', { token: `made-up ${time}` }, { from: '198.51.201.4' })
        : send(
            'auth/password/reset',
            { token: `made-up ${time}`, password: 'a new password' },
            { from: '198.51.201.4' },
          ),
    )
    expect(statuses).toEqual([...Array(20).fill(422), 429])
  })
})

describe('where too many passwords wait to be checked', () => {
  it('a login is asked to come again, and is no guess', async () => {
    const busy = await startTestApp({
      passwords: openPasswordHasher({
        hash: async () => 'a hash',
        isOutdated: () => false,
        verify: () => new Promise(() => {}),
      }),
    })
    onTestFinished(busy.close)
    const verify = busy.services.passwords.verify
    for (let waiting = 1; waiting <= 42; waiting += 1) verify('a hash', 'x', 'stranger')
    for (let time = 1; time <= 21; time += 1) {
      const body = { email: 'busy@example.com', password: wrong }
      const { statusCode, headers } = await send('auth/login', body, {
        app: busy.app,
        from: '198.51.202.4',
      })
      expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    }
  })
})
