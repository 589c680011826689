import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recoveryCodes } from '../db/tables/household/access/recovery-codes.ts'
import { secondFactors } from '../db/tables/household/access/second-factors.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { codeOfApp, turnOnApp } from '../testing/families/turn-on-app.ts'
import { linkIn } from '../testing/link-in.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const minuteMs = 60_000

async function parentWithApp() {
  const parent = await registerParent(testApp)
  return { ...parent, old: parent.token, ...(await turnOnApp(testApp, parent)) }
}

const logIn = (who: { email: string; password: string }, code?: string) =>
  testApp.call('login', {
    body: { email: who.email, password: who.password, ...(code === undefined ? {} : { code }) },
  })

const codeOf = async (answer: ReturnType<typeof logIn>) => (await answer).error?.code ?? null

describe('an app that shows codes', () => {
  it('is asked for at no login before a first code of it', async () => {
    const parent = await registerParent(testApp)
    const { token, password } = parent
    await testApp.call('confirm', { token, body: { current_password: password } })
    const { body } = await testApp.call('makeFactor', { token })
    expect(body.secret).toMatch(/^[A-Z2-7]{40}$/)
    expect(body.uri).toContain(`secret=${body.secret}`)
    const wrong = await testApp.call('turnOnFactor', { token, body: { code: '000000' } })
    expect([wrong.status, wrong.error.code]).toEqual([401, 'code_wrong'])
    expect((await testApp.call('readFactors', { token })).body.app_on_since).toBeNull()
    expect((await logIn(parent)).status).toBe(200)
  })

  it('is asked for at each login from then on, and a right code opens the account', async () => {
    const parent = await parentWithApp()
    expect(await codeOf(logIn(parent))).toBe('code_needed')
    expect(await codeOf(logIn(parent, '000000'))).toBe('code_wrong')
    const code = await codeOfApp(testApp, parent.secret)
    expect((await logIn(parent, ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
  })

  it('is asked for only where the password is right', async () => {
    const parent = await parentWithApp()
    const guess = { ...parent, password: 'wrong password' }
    const code = await codeOfApp(testApp, parent.secret)
    expect(await codeOf(logIn(guess))).toBe('bad_credentials')
    expect(await codeOf(logIn(guess, code))).toBe('bad_credentials')
    expect((await logIn(parent, code)).status).toBe(200)
  })

  it('gives codes of one use: none is taken twice, nor one that is older than the last', async () => {
    const parent = await parentWithApp()
    expect(await codeOf(logIn(parent, parent.code))).toBe('code_wrong')
    const [early, now] = [
      await codeOfApp(testApp, parent.secret),
      await codeOfApp(testApp, parent.secret, 1),
    ]
    expect((await logIn(parent, now)).status).toBe(200)
    expect(await codeOf(logIn(parent, now))).toBe('code_wrong')
    expect(await codeOf(logIn(parent, early))).toBe('code_wrong')
  })

  it('opens once what several send at the same time with one code', async () => {
    const parent = await parentWithApp()
    const code = await codeOfApp(testApp, parent.secret)
    const answers = await Promise.all([1, 2, 3].map(() => logIn(parent, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  })

  it('ends the other sessions, and gives this one another token', async () => {
    const parent = await registerParent(testApp)
    const other = (await logIn(parent)).body.token
    const { token } = await turnOnApp(testApp, parent)
    const open = async (one: string) =>
      (await testApp.call('readAccount', { token: one })).status === 200
    expect([await open(other), await open(parent.token), await open(token)]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('keeps secret and codes sealed or hashed', async () => {
    const { secret, codes } = await parentWithApp()
    const { db } = testApp.database
    const kept = await db.select().from(secondFactors)
    const stored = `${JSON.stringify(await db.select().from(recoveryCodes))} ${kept.map((row) => row.secret.toString('latin1')).join()}`
    for (const word of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
      expect(stored).not.toContain(word)
    }
  })

  it('is set up once', async () => {
    const { token, secret } = await parentWithApp()
    const again = await testApp.call('makeFactor', { token })
    expect([again.status, again.error.code]).toEqual([403, 'confirmation_needed'])
    const code = await codeOfApp(testApp, secret)
    await testApp.call('confirm', { token, body: { code } })
    expect((await testApp.call('makeFactor', { token })).error.code).toBe('factor_on')
  })
})

describe('guessing at codes', () => {
  it('ends after ten in a quarter of an hour, also for the right one and on a known device', async () => {
    const parent = await parentWithApp()
    const { email, password, device_token } = parent
    for (let time = 0; time < 10; time += 1) {
      const body = { email, password, device_token, code: '000000' }
      const { status } = await testApp.call('login', { body })
      // Each login counts as one guess at the password too; the device has ten of those.
      expect(status).toBe(401)
    }
    const { token } = parent
    const code = await codeOfApp(testApp, parent.secret)
    expect((await testApp.call('confirm', { token, body: { code } })).status).toBe(429)
    testApp.advance(15 * minuteMs)
    const later = await codeOfApp(testApp, parent.secret)
    expect((await testApp.call('confirm', { token, body: { code: later } })).status).toBe(204)
  })

  it('is told to the parent', async () => {
    const parent = await parentWithApp()
    testApp.advance(1)
    await logIn(parent, '000000')
    const { body } = await testApp.call('listAccessEvents', { token: parent.token })
    expect(body.events[0]?.kind).toBe('code_refused')
  })
})

describe('a recovery code', () => {
  it('stands for the app once, however it is typed', async () => {
    const parent = await parentWithApp()
    const [first = '', second = ''] = parent.codes
    expect(parent.codes).toHaveLength(10)
    expect(new Set(parent.codes).size).toBe(10)
    expect(first).toMatch(/^([a-z2-9]{4}-){6}[a-z2-9]{4}$/)
    expect((await logIn(parent, first.toUpperCase())).status).toBe(200)
    expect(await codeOf(logIn(parent, first))).toBe('code_wrong')
    expect((await logIn(parent, second.replaceAll('-', ' '))).status).toBe(200)
    const { body } = await testApp.call('readFactors', { token: parent.token })
    expect(body.recovery_codes_left).toBe(8)
  })

  it('opens no other account', async () => {
    const [one, two] = [await parentWithApp(), await parentWithApp()]
    expect(await codeOf(logIn(two, one.codes[0]))).toBe('code_wrong')
    expect((await logIn(one, one.codes[0])).status).toBe(200)
  })

  it('works no more once new ones are made', async () => {
    const parent = await parentWithApp()
    const { token } = parent
    await testApp.call('confirm', {
      token,
      body: { code: await codeOfApp(testApp, parent.secret) },
    })
    const { body } = await testApp.call('renewRecoveryCodes', { token })
    expect(await codeOf(logIn(parent, parent.codes[0]))).toBe('code_wrong')
    expect((await logIn(parent, body.recovery_codes[0])).status).toBe(200)
  })

  it('is made for nobody without an app', async () => {
    const { token, password } = await registerParent(testApp)
    await testApp.call('confirm', { token, body: { current_password: password } })
    expect((await testApp.call('renewRecoveryCodes', { token })).status).toBe(404)
  })
})

describe('to prove again who one is', () => {
  it('takes the password where no app is on, and holds for ten minutes', async () => {
    const { token, password } = await registerParent(testApp)
    const exported = async () => (await testApp.call('exportAccount', { token })).status
    expect(await exported()).toBe(403)
    const wrong = await testApp.call('confirm', {
      token,
      body: { current_password: 'wrong password' },
    })
    expect([wrong.status, wrong.error.code]).toEqual([401, 'bad_credentials'])
    expect(await exported()).toBe(403)
    await testApp.call('confirm', { token, body: { current_password: password } })
    expect(await exported()).toBe(200)
    testApp.advance(10 * minuteMs - 1)
    expect(await exported()).toBe(200)
    testApp.advance(1)
    expect(await exported()).toBe(403)
  })

  it('counts for the session that did it alone', async () => {
    const parent = await registerParent(testApp)
    const other = (await logIn(parent)).body.token
    const body = { current_password: parent.password }
    await testApp.call('confirm', { token: parent.token, body })
    expect((await testApp.call('exportAccount', { token: other })).status).toBe(403)
  })

  it('takes no password where an app is on, and asks for it before all that is grave', async () => {
    const parent = await parentWithApp()
    const { token, password, email } = parent
    const refused = await testApp.call('confirm', { token, body: { current_password: password } })
    expect([refused.status, refused.error.code]).toEqual([401, 'code_needed'])
    const change = (body: object) =>
      testApp.call('changeAccount', { token, body: { ...body, current_password: password } })
    const erase = () =>
      testApp.call('eraseAccount', { token, body: { current_password: password } })
    const asked = [
      await change({ email: `new-${email}` }),
      await change({ new_password: 'another password' }),
      await erase(),
      await testApp.call('exportAccount', { token }),
      await testApp.call('turnOffFactor', { token }),
      await testApp.call('renewRecoveryCodes', { token }),
    ]
    expect(asked.map(({ error }) => error.code)).toEqual(Array(6).fill('confirmation_needed'))
    expect((await testApp.call('changeAccount', { token, body: { name: 'New' } })).status).toBe(200)
    const code = await codeOfApp(testApp, parent.secret)
    expect((await testApp.call('confirm', { token, body: { code } })).status).toBe(204)
    expect((await change({ email: `new-${email}` })).status).toBe(200)
    expect((await erase()).status).toBe(204)
  })

  it('needs a session, as do all calls of a factor', async () => {
    const body = { code: '000000' }
    const answers = [
      await testApp.call('confirm', { body }),
      await testApp.call('readFactors'),
      await testApp.call('makeFactor'),
      await testApp.call('turnOnFactor', { body }),
      await testApp.call('turnOffFactor'),
      await testApp.call('renewRecoveryCodes'),
    ]
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(401))
  })

  it('takes no bad input', async () => {
    const { token } = await registerParent(testApp)
    for (const code of ['', ' ', 'x'.repeat(61)]) {
      const refused = await testApp.call('turnOnFactor', { token, body: { code } })
      expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([422, ['code']])
    }
  })
})

describe('turning the app off', () => {
  it('asks for no code any more, forgets the recovery codes, and is mailed', async () => {
    const parent = await parentWithApp()
    const code = await codeOfApp(testApp, parent.secret)
    await testApp.call('confirm', { token: parent.token, body: { code } })
    const { body } = await testApp.call('turnOffFactor', { token: parent.token })
    expect((await testApp.mails()).at(-1)?.subject).toContain('asks for no code any more')
    expect((await testApp.call('readFactors', { token: parent.token })).status).toBe(401)
    const left = await testApp.call('readFactors', { token: body.token })
    expect(left.body).toEqual({
      app_on_since: null,
      recovery_due_at: null,
      recovery_codes_left: 0,
      passkeys: 0,
    })
    expect((await logIn(parent)).status).toBe(200)
  })
})

describe('the link of the mail that told of an app', () => {
  it('turns it off again, since it may be the stranger’s', async () => {
    const parent = await parentWithApp()
    const token = linkIn((await testApp.mails()).at(-1), 'lock')
    expect((await testApp.call('lockAccount', { body: { token } })).status).toBe(204)
    const reset = linkIn((await testApp.mails()).at(-1), 'reset')
    const body = { token: reset, password: 'my own password' }
    expect((await testApp.call('resetPassword', { body })).status).toBe(204)
    expect((await logIn({ ...parent, password: 'my own password' })).status).toBe(200)
  })

  it('leaves an app of before as it is', async () => {
    const parent = await parentWithApp()
    testApp.advance(minuteMs)
    const first = await codeOfApp(testApp, parent.secret)
    expect((await logIn(parent, first)).status).toBe(200)
    const token = linkIn((await testApp.mails()).at(-1), 'lock')
    await testApp.call('lockAccount', { body: { token } })
    const reset = linkIn((await testApp.mails()).at(-1), 'reset')
    const password = 'my own password'
    await testApp.call('resetPassword', { body: { token: reset, password } })
    expect(await codeOf(logIn({ ...parent, password }))).toBe('code_needed')
  })
})
