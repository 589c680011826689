import { dayMs } from '@brightplate/contract/plain-date'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerParent } from '../../testing/families/register-parent.ts'
import { softwarePasskey } from '../../testing/families/software-passkey.ts'
import { codeOfApp, turnOnApp } from '../../testing/families/turn-on-app.ts'
import { linkIn } from '../../testing/link-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { forgetLostFactors } from './forget-lost-factors.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

async function parentWithApp() {
  const parent = await registerParent(testApp)
  return { ...parent, ...(await turnOnApp(testApp, parent)) }
}

type Parent = Awaited<ReturnType<typeof parentWithApp>>

const recover = ({ email, password }: Pick<Parent, 'email' | 'password'>) =>
  testApp.call('recoverAccount', { body: { email, password } })

const logIn = async ({ email, password }: Parent, code?: string) => {
  const body = { email, password, ...(code === undefined ? {} : { code }) }
  const { error, status } = await testApp.call('login', { body })
  return status === 200 ? null : error.code
}

const dueAt = async ({ token }: Parent) =>
  (await testApp.call('readFactors', { token })).body.recovery_due_at

/** Lets three days pass, and the hourly job look. */
async function wait() {
  testApp.advance(3 * dayMs)
  await forgetLostFactors(testApp.services)
}

describe('who lost the app and every code', () => {
  it('waits three days, and then gets in with the password alone', async () => {
    const parent = await parentWithApp()
    const { status, body } = await recover(parent)
    expect(status).toBe(202)
    expect(Date.parse(body.due_at)).toBe(testApp.now().getTime() + 3 * dayMs)
    testApp.advance(3 * dayMs - 1)
    await forgetLostFactors(testApp.services)
    expect(await logIn(parent)).toBe('code_needed')
    testApp.advance(1)
    await forgetLostFactors(testApp.services)
    expect(await logIn(parent)).toBeNull()
  })

  it('is told by mail at the start and at the end, and sees both', async () => {
    const parent = await parentWithApp()
    await recover(parent)
    const start = (await testApp.mails()).at(-1)
    expect([start?.to, start?.subject]).toEqual([
      parent.email,
      'In 3 days your Brightplate login asks for no code any more',
    ])
    await wait()
    const end = (await testApp.mails()).at(-1)
    expect([end?.to, end?.subject]).toEqual([
      parent.email,
      'Your Brightplate login asks for no code any more',
    ])
    const { body } = await testApp.call('login', {
      body: { email: parent.email, password: parent.password },
    })
    const { body: told } = await testApp.call('listAccessEvents', { token: body.token })
    const kinds = told.events.map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['recovery_started', 'recovery_done']))
  })

  it('loses sessions, recovery codes and passkeys with it', async () => {
    const parent = await parentWithApp()
    const device = softwarePasskey()
    const { token } = parent
    const code = await codeOfApp(testApp, parent.secret)
    await testApp.call('confirm', { token, body: { code } })
    const { body: options } = await testApp.call('offerNewPasskey', { token })
    const made = { name: 'Lost phone', made: device.make(options) }
    const { body: added } = await testApp.call('addPasskey', { token, body: made })
    await recover(parent)
    await wait()
    expect((await testApp.call('readAccount', { token: added.token })).status).toBe(401)
    const { body: asked } = await testApp.call('offerPasskeySignIn')
    const shown = { shown: device.sign(asked) }
    expect((await testApp.call('signInWithPasskey', { body: shown })).status).toBe(401)
    const { email, password } = parent
    const { body } = await testApp.call('login', { body: { email, password } })
    expect((await testApp.call('readFactors', { token: body.token })).body).toEqual({
      app_on_since: null,
      recovery_due_at: null,
      recovery_codes_left: 0,
      passkeys: 0,
    })
  })

  it('asks twice and waits no longer, nor shorter', async () => {
    const parent = await parentWithApp()
    const first = await recover(parent)
    const mails = (await testApp.mails()).length
    testApp.advance(dayMs)
    expect((await recover(parent)).body).toEqual(first.body)
    expect(await testApp.mails()).toHaveLength(mails)
  })
})

describe('who does not know the password', () => {
  it('starts nothing, and is told the same of an unknown address', async () => {
    const parent = await parentWithApp()
    const wrong = await recover({ ...parent, password: 'wrong password' })
    const unknown = await recover({ email: 'nobody@example.com', password: 'wrong password' })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(wrong.error).toEqual(unknown.error)
    expect(await dueAt(parent)).toBeNull()
  })

  it('guesses at it here no more often than at the login', async () => {
    const parent = await parentWithApp()
    for (let time = 0; time < 10; time += 1) {
      await recover({ ...parent, password: 'wrong password' })
    }
    expect((await recover(parent)).status).toBe(429)
    expect(await logIn(parent)).toBe('too_many_requests')
  })
})

describe('who asks for no code', () => {
  it('has nothing to wait for', async () => {
    expect((await recover(await registerParent(testApp))).status).toBe(404)
  })
})

describe('a recovery that waits', () => {
  it('is called off by any session of the account, and by none of another', async () => {
    const [parent, other] = [await parentWithApp(), await parentWithApp()]
    await recover(parent)
    await testApp.call('cancelRecovery', { token: other.token })
    expect(await dueAt(parent)).not.toBeNull()
    expect((await testApp.call('cancelRecovery')).status).toBe(401)
    expect((await testApp.call('cancelRecovery', { token: parent.token })).status).toBe(204)
    expect(await dueAt(parent)).toBeNull()
    await wait()
    expect(await logIn(parent)).toBe('code_needed')
    const { body } = await testApp.call('listAccessEvents', { token: parent.token })
    expect(body.events.map(({ kind }) => kind)).toContain('recovery_cancelled')
  })

  it('is called off by whoever logs in with a code', async () => {
    const parent = await parentWithApp()
    await recover(parent)
    expect(await logIn(parent, await codeOfApp(testApp, parent.secret))).toBeNull()
    await wait()
    expect(await logIn(parent)).toBe('code_needed')
  })

  it('is told to the address of before too, and the link of each mail locks the account and keeps the app', async () => {
    const parent = await parentWithApp()
    const { token, password, email } = parent
    const code = await codeOfApp(testApp, parent.secret)
    await testApp.call('confirm', { token, body: { code } })
    const now = `now-${email}`
    const body = { email: now, current_password: password }
    expect((await testApp.call('changeAccount', { token, body })).status).toBe(200)
    const before = (await testApp.mails()).length
    await recover({ email: now, password })
    const told = (await testApp.mails()).slice(before)
    expect(told.map(({ to }) => to).sort()).toEqual([email, now].sort())
    const toBefore = told.find(({ to }) => to === email)
    const lock = { token: linkIn(toBefore, 'lock') }
    expect((await testApp.call('lockAccount', { body: lock })).status).toBe(204)
    const mail = (await testApp.mails()).at(-1)
    // Whoever reads the old mailbox gets no account by it.
    expect(mail?.to).toBe(now)
    const reset = { token: linkIn(mail, 'reset'), password: 'my own password' }
    expect((await testApp.call('resetPassword', { body: reset })).status).toBe(204)
    await wait()
    expect(await logIn({ ...parent, email: now, password: 'my own password' })).toBe('code_needed')
  })
})
