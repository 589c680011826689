import { dayMs } from '@brightplate/contract/plain-date'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerParent } from '../testing/families/register-parent.ts'
import { linkIn } from '../testing/link-in.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp({}, { trustProxy: ['127.0.0.1'] })
})
afterAll(() => testApp.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'
const fromFirefox = { 'user-agent': firefox, 'x-forwarded-for': '203.0.113.77' }
const placeOfFirefox = { browser: 'Firefox', system: 'Linux', network: '203.0.113.0/24' }

/** A second device of the same parent. */
async function signIn({ email, password }: { email: string; password: string }) {
  const { statusCode, body } = await testApp.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: fromFirefox,
    payload: { email, password },
  })
  expect(statusCode).toBe(200)
  const token: string = JSON.parse(body).token
  return token
}

const isSignedIn = async (token: string) =>
  (await testApp.call('readAccount', { token })).status === 200

describe('the list of sessions', () => {
  it('tells device and network of each, marks the one that asks, and names no token', async () => {
    const parent = await registerParent(testApp)
    testApp.advance(1)
    const other = await signIn(parent)
    const { body } = await testApp.call('listSessions', { token: parent.token })
    expect(body.sessions.map(({ is_this, place }) => [is_this, place])).toEqual([
      [false, placeOfFirefox],
      [true, { browser: null, system: null, network: null }],
    ])
    for (const token of [other, parent.token]) expect(JSON.stringify(body)).not.toContain(token)
  })

  it('tells when each was last used, to the hour', async () => {
    const parent = await registerParent(testApp)
    const begun = testApp.now()
    const lastUsed = async () => {
      const { body } = await testApp.call('listSessions', { token: parent.token })
      return body.sessions.map(({ last_used_at }) => last_used_at)
    }
    testApp.advance(60 * 60 * 1000)
    expect(await lastUsed()).toEqual([begun.toISOString()])
    testApp.advance(1)
    expect(await lastUsed()).toEqual([testApp.now().toISOString()])
  })

  it('leaves out what has ended by itself', async () => {
    const parent = await registerParent(testApp)
    testApp.advance(20 * dayMs)
    const later = await signIn(parent)
    testApp.advance(10 * dayMs)
    const { body } = await testApp.call('listSessions', { token: later })
    expect(body.sessions.map(({ is_this }) => is_this)).toEqual([true])
  })

  it('needs a session, as ending one does', async () => {
    expect((await testApp.call('listSessions')).status).toBe(401)
    expect((await testApp.call('listAccessEvents')).status).toBe(401)
    expect((await testApp.call('endOtherSessions')).status).toBe(401)
    expect((await testApp.call('endSession', { params: { id: 'x' } })).status).toBe(401)
  })
})

describe('ending sessions', () => {
  it('ends the one that is named and no other', async () => {
    const parent = await registerParent(testApp)
    const [other, third] = [await signIn(parent), await signIn(parent)]
    const { body } = await testApp.call('listSessions', { token: other })
    const id = body.sessions.find(({ is_this }) => is_this)?.id ?? ''
    const ended = await testApp.call('endSession', { token: parent.token, params: { id } })
    expect(ended.status).toBe(204)
    expect(await isSignedIn(other)).toBe(false)
    expect(await isSignedIn(parent.token)).toBe(true)
    expect(await isSignedIn(third)).toBe(true)
    const again = await testApp.call('endSession', { token: parent.token, params: { id } })
    expect(again.status).toBe(404)
  })

  it('ends all but this one', async () => {
    const parent = await registerParent(testApp)
    const [other, third] = [await signIn(parent), await signIn(parent)]
    expect((await testApp.call('endOtherSessions', { token: other })).status).toBe(204)
    expect(await isSignedIn(other)).toBe(true)
    expect(await isSignedIn(third)).toBe(false)
    expect(await isSignedIn(parent.token)).toBe(false)
  })

  it('knows no session of another account, and nothing that is no id', async () => {
    const [one, two] = [await registerParent(testApp), await registerParent(testApp)]
    const { body } = await testApp.call('listSessions', { token: two.token })
    for (const id of [body.sessions[0]?.id ?? '', 'x', '%00']) {
      const refused = await testApp.call('endSession', { token: one.token, params: { id } })
      expect([refused.status, refused.error.code]).toEqual([404, 'not_found'])
    }
    await testApp.call('endOtherSessions', { token: one.token })
    expect(await isSignedIn(two.token)).toBe(true)
  })
})

describe('a new password', () => {
  it('gives the session that chose it another token: the one before opens nothing', async () => {
    const { token, password } = await registerParent(testApp)
    const { body } = await testApp.call('changeAccount', {
      token,
      body: { new_password: 'another password', current_password: password },
    })
    expect(body.token).toMatch(/^[\w-]{43}$/)
    expect(await isSignedIn(token)).toBe(false)
    expect(await isSignedIn(body.token ?? '')).toBe(true)
  })

  it('is the only change of the account that does', async () => {
    const { token, email, password } = await registerParent(testApp)
    const { body } = await testApp.call('changeAccount', {
      token,
      body: { name: 'New Name', email: `new-${email}`, current_password: password },
    })
    expect(body).not.toHaveProperty('token')
    expect(await isSignedIn(token)).toBe(true)
  })
})

describe('what was done to an account’s access', () => {
  const kindsOf = async (token: string) => {
    const { body } = await testApp.call('listAccessEvents', { token })
    return body.events.map(({ kind }) => kind)
  }

  it('is told to its parent with device and network, the newest first', async () => {
    const parent = await registerParent(testApp)
    testApp.advance(1)
    const other = await signIn(parent)
    const known = { email: parent.email, password: parent.password }
    testApp.advance(1)
    await testApp.call('login', { body: { ...known, device_token: parent.device_token } })
    testApp.advance(1)
    await testApp.call('endOtherSessions', { token: other })
    const { body } = await testApp.call('listAccessEvents', { token: other })
    const nowhere = { browser: null, system: null, network: null }
    expect(body.events.map(({ kind, place }) => [kind, place])).toEqual([
      ['sessions_ended', nowhere],
      ['signed_in', nowhere],
      ['signed_in_on_new_device', placeOfFirefox],
    ])
  })

  it('says nothing of a wrong password, and nothing of others', async () => {
    const [one, two] = [await registerParent(testApp), await registerParent(testApp)]
    await testApp.call('login', { body: { email: one.email, password: 'wrong password' } })
    await signIn(two)
    expect(await kindsOf(one.token)).toEqual([])
  })

  it('names new passwords and addresses', async () => {
    const { token, email, password } = await registerParent(testApp)
    await testApp.call('changeAccount', {
      token,
      body: { email: `other-${email}`, current_password: password },
    })
    testApp.advance(1)
    const { body } = await testApp.call('changeAccount', {
      token,
      body: { new_password: 'another password', current_password: password },
    })
    expect(await kindsOf(body.token ?? '')).toEqual(['password_changed', 'address_changed'])
  })

  it('is kept for 180 days, and the last hundred of it', async () => {
    const parent = await registerParent(testApp)
    await signIn(parent)
    testApp.advance(180 * dayMs - 1)
    expect(await kindsOf(await signIn(parent))).toHaveLength(2)
    testApp.advance(1)
    expect(await kindsOf(await signIn(parent))).toHaveLength(2)
    for (let time = 0; time < 101; time += 1) {
      testApp.advance(1)
      await testApp.call('login', {
        body: { email: parent.email, password: parent.password, device_token: '' },
      })
    }
    expect(await kindsOf(await signIn(parent))).toHaveLength(100)
  })
})

describe('a sign-in on a device that the account does not know', () => {
  it('is mailed with device, network and time, and with a link that locks the account', async () => {
    const parent = await registerParent(testApp)
    const token = await signIn(parent)
    const mail = (await testApp.mails()).at(-1)
    expect(mail?.to).toBe(parent.email)
    expect(mail?.text).toContain('Firefox on Linux, from the network 203.0.113.0/24, on ')
    const locked = await testApp.call('lockAccount', { body: { token: linkIn(mail, 'lock') } })
    expect(locked.status).toBe(204)
    expect(await isSignedIn(token)).toBe(false)
  })

  it('is mailed once: the device is known from then on', async () => {
    const { email, password, device_token } = await registerParent(testApp)
    const before = (await testApp.mails()).length
    await testApp.call('login', { body: { email, password, device_token } })
    expect(await testApp.mails()).toHaveLength(before)
  })
})
