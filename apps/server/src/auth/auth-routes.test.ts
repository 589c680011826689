import { randomUUID } from 'node:crypto'
import { dayMs } from '@brightplate/contract/plain-date'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { accountLinks } from '../db/tables/directory/account-links.ts'
import { attempts } from '../db/tables/directory/attempts.ts'
import { sessions } from '../db/tables/directory/sessions.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { openPasswordHasher } from './passwords/password-hasher.ts'

const minuteMs = 60 * 1000

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

describe('a password', () => {
  it('opens its account by the hashes of the service, which take their time', async () => {
    const slow = await startTestApp({ passwords: openPasswordHasher() })
    onTestFinished(slow.close)
    const { email, password } = await registerParent(slow)
    expect((await slow.call('login', { body: { email, password } })).status).toBe(200)
    const wrong = await slow.call('login', { body: { email, password: `${password}!` } })
    expect(wrong.status).toBe(401)
  })
})

describe('registering', () => {
  it('answers with a token that works at once §3.1-2 §7.4', async () => {
    const { status, body } = await testApp.call('register', {
      body: { name: ' Kim ', email: ' Kim@Example.com ', password: 'long enough' },
    })
    expect(status).toBe(201)
    expect(body.user).toMatchObject({ name: 'Kim', email: 'kim@example.com' })
    expect((await testApp.call('readAccount', { token: body.token })).status).toBe(200)
  })

  it('keeps the language that the call asks for, and none where it asks for none of ours', async () => {
    const register = async (asked: string) => {
      const response = await testApp.app.inject({
        method: 'POST',
        url: '/api/auth/register',
        headers: { 'accept-language': asked },
        payload: { name: 'Ana', email: `${randomUUID()}@example.com`, password: 'correct horse' },
      })
      expect(response.statusCode).toBe(201)
      return response.json().user.language
    }
    expect(await register('es-MX,en;q=0.5')).toBe('es-US')
    expect(await register('fr')).toBeUndefined()
  })

  it('refuses an address that has an account, whatever its case', async () => {
    const { email } = await registerParent(testApp)
    const { status, error } = await testApp.call('register', {
      body: { name: 'Other', email: email.toUpperCase(), password: 'long enough' },
    })
    expect(status).toBe(409)
    expect(error.code).toBe('email_taken')
  })

  it('creates one account when the same address registers twice at once', async () => {
    const body = { name: 'Twin', email: 'twin@example.com', password: 'long enough' }
    const answers = await Promise.all([
      testApp.call('register', { body }),
      testApp.call('register', { body }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it.each([
    ['a short password', { name: 'Kim', email: 'a@example.com', password: 'short' }, 'password'],
    ['an empty name', { name: '  ', email: 'a@example.com', password: 'long enough' }, 'name'],
    ['a malformed address', { name: 'Kim', email: 'not one', password: 'long enough' }, 'email'],
  ])('refuses %s and says which field', async (_, body, field) => {
    const { status, error } = await testApp.call('register', { body })
    expect(status).toBe(422)
    expect(error.code).toBe('invalid_input')
    expect(Object.keys(error.fields ?? {})).toEqual([field])
    expect(error.detail).toBe(error.fields?.[field])
  })
})

describe('how often one may register or ask for a reset mail', () => {
  const send = (path: string, body: object, remoteAddress: string) =>
    testApp.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload: body, remoteAddress })

  it('is limited for an address, with a clear answer, and open again after 15 minutes', async () => {
    const { email } = await registerParent(testApp)
    const ask = async () => (await testApp.call('forgotPassword', { body: { email } })).status
    for (let time = 1; time <= 5; time += 1) expect(await ask()).toBe(202)
    const mails = (await testApp.mails()).length
    const { status, error } = await testApp.call('forgotPassword', { body: { email } })
    expect([status, error.code]).toEqual([429, 'too_many_requests'])
    expect(error.detail).toBe('Too many attempts. Please wait 15 minutes and try again.')
    expect((await testApp.mails()).length).toBe(mails)
    testApp.advance(15 * minuteMs)
    expect(await ask()).toBe(202)
  })

  it('is limited for a network, whatever the addresses', async () => {
    const statuses: number[] = []
    for (let time = 1; time <= 21; time += 1) {
      const email = `nobody${time}@example.com`
      statuses.push((await send('password/forgot', { email }, '203.0.113.9')).statusCode)
    }
    expect(statuses).toEqual([...Array(20).fill(202), 429])
    const other = await send('password/forgot', { email: 'x@example.com' }, '203.0.113.10')
    expect(other.statusCode).toBe(202)
  })

  it('is limited for the network that a trusted proxy names, and believes nobody else', async () => {
    const behind = await startTestApp({}, { trustProxy: ['127.0.0.1'] })
    onTestFinished(behind.close)
    const askFrom = async (forwarded: string, remoteAddress: string, email: string) => {
      const { statusCode } = await behind.app.inject({
        method: 'POST',
        url: '/api/auth/password/forgot',
        headers: { 'x-forwarded-for': forwarded },
        payload: { email },
        remoteAddress,
      })
      return statusCode
    }
    for (let time = 1; time <= 20; time += 1) {
      await askFrom('203.0.113.9', '127.0.0.1', `nobody${time}@example.com`)
    }
    expect(await askFrom('203.0.113.9', '127.0.0.1', 'a@example.com')).toBe(429)
    expect(await askFrom('203.0.113.10', '127.0.0.1', 'b@example.com')).toBe(202)
    expect(await askFrom('203.0.113.9', '203.0.113.50', 'c@example.com')).toBe(202)
  })

  it('is limited for registrations too', async () => {
    const { email } = await registerParent(testApp)
    const body = { name: 'Kim', email, password: 'long enough' }
    const statuses: number[] = []
    for (let time = 2; time <= 6; time += 1) {
      statuses.push((await testApp.call('register', { body })).status)
    }
    expect(statuses).toEqual([409, 409, 409, 409, 429])
  })

  it('keeps no address in the clear', async () => {
    const { email } = await registerParent(testApp)
    await send('password/forgot', { email }, '203.0.113.77')
    const stored = JSON.stringify(await testApp.database.db.select().from(attempts))
    expect(stored).toContain('forgot_password')
    expect(stored).not.toContain(email)
    expect(stored).not.toContain('203.0.113.77')
  })
})

describe('logging in', () => {
  it('answers with a new session §3.1 §7.3', async () => {
    const { email, password } = await registerParent(testApp)
    const { status, body } = await testApp.call('login', { body: { email, password } })
    expect(status).toBe(200)
    expect((await testApp.call('listChildren', { token: body.token })).status).toBe(200)
  })

  it('says the same for a wrong password and for an unknown address', async () => {
    const { email } = await registerParent(testApp)
    const wrong = await testApp.call('login', { body: { email, password: 'wrong password' } })
    const unknown = await testApp.call('login', {
      body: { email: 'nobody@example.com', password: 'wrong password' },
    })
    expect(wrong.status).toBe(401)
    expect(wrong.error).toEqual({
      detail: 'Incorrect email or password',
      code: 'bad_credentials',
    })
    expect(unknown.error).toEqual(wrong.error)
  })

  it('locks an address for 15 minutes after 10 failures, right password included', async () => {
    const { email, password } = await registerParent(testApp)
    const body = { email, password: 'wrong password' }
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await testApp.call('login', { body })).status).toBe(401)
    }
    const locked = await testApp.call('login', { body: { email, password } })
    expect(locked.status).toBe(429)
    expect(locked.error.code).toBe('too_many_requests')
    testApp.advance(15 * minuteMs + 1)
    expect((await testApp.call('login', { body: { email, password } })).status).toBe(200)
  })

  it('lets at most 10 of 20 simultaneous guesses be checked', async () => {
    const { email } = await registerParent(testApp)
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, guess) =>
        testApp.call('login', { body: { email, password: `guess number ${guess}` } }),
      ),
    )
    expect(guesses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10)
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10)
  })
})

describe('a session', () => {
  it('is needed: no token, a made-up token and another scheme answer 401 §6.2', async () => {
    for (const token of [undefined, 'made-up', 'Basic abc']) {
      const { status, error } = await testApp.call('listChildren', token ? { token } : {})
      expect(status).toBe(401)
      expect(error.code).toBe('unauthenticated')
    }
  })

  it('is dead after logging out §4.10', async () => {
    const { token } = await registerParent(testApp)
    expect((await testApp.call('logout', { token })).status).toBe(204)
    expect((await testApp.call('listChildren', { token })).status).toBe(401)
  })

  it('lives 30 days from its last use, and no longer', async () => {
    const { token } = await registerParent(testApp)
    testApp.advance(29 * dayMs)
    expect((await testApp.call('listChildren', { token })).status).toBe(200)
    testApp.advance(29 * dayMs)
    expect((await testApp.call('listChildren', { token })).status).toBe(200)
    testApp.advance(30 * dayMs)
    expect((await testApp.call('listChildren', { token })).status).toBe(401)
  })

  it('is stored as a hash: the token stands nowhere in the database', async () => {
    const { token } = await registerParent(testApp)
    const stored = await testApp.database.db.select().from(sessions)
    expect(JSON.stringify(stored)).not.toContain(token)
  })
})

describe('a forgotten password', () => {
  const linkToken = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? ''

  it('is replaced by a link of one use, which ends all sessions', async () => {
    const { email, token } = await registerParent(testApp)
    expect((await testApp.call('forgotPassword', { body: { email } })).status).toBe(202)
    const mail = (await testApp.mails()).at(-1)
    expect(mail?.to).toBe(email)
    expect(mail?.text).toContain('https://plans.example.com/reset?token=')
    const body = { token: linkToken(mail?.text ?? ''), password: 'a new password' }
    expect((await testApp.call('resetPassword', { body })).status).toBe(204)
    expect((await testApp.call('listChildren', { token })).status).toBe(401)
    const login = await testApp.call('login', { body: { email, password: 'a new password' } })
    expect(login.status).toBe(200)
    const again = await testApp.call('resetPassword', { body })
    expect(again.status).toBe(422)
    expect(again.error.code).toBe('reset_link_invalid')
  })

  it('answers the same for an unknown address and writes no mail', async () => {
    const before = (await testApp.mails()).length
    const answer = await testApp.call('forgotPassword', { body: { email: 'who@example.com' } })
    expect(answer.status).toBe(202)
    expect((await testApp.mails()).length).toBe(before)
  })

  it('refuses a made-up link and a short password', async () => {
    const made = await testApp.call('resetPassword', {
      body: { token: 'made-up', password: 'a new password' },
    })
    expect(made.error.code).toBe('reset_link_invalid')
    const short = await testApp.call('resetPassword', { body: { token: 'x', password: 'short' } })
    expect(short.error.code).toBe('invalid_input')
  })

  it('stores no link in the clear', async () => {
    const { email } = await registerParent(testApp)
    await testApp.call('forgotPassword', { body: { email } })
    const link = linkToken((await testApp.mails()).at(-1)?.text ?? '')
    expect(link).not.toBe('')
    const stored = await testApp.database.db.select().from(accountLinks)
    expect(JSON.stringify(stored)).not.toContain(link)
  })
})
