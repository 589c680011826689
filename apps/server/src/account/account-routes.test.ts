import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayMs } from '@brightplate/contract/plain-date'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses } from '../db/tables/directory/addresses.ts'
import { sessions } from '../db/tables/directory/sessions.ts'
import { trialAddresses } from '../db/tables/directory/trial-addresses.ts'
import { credentials } from '../db/tables/household/access/credentials.ts'
import { children } from '../db/tables/household/children.ts'
import { households } from '../db/tables/household/households.ts'
import { subscriptions } from '../db/tables/household/subscriptions.ts'
import { users } from '../db/tables/household/users.ts'
import { writeToOutbox } from '../mail/write-to-outbox.ts'
import { buildChild } from '../testing/families/build-child.ts'
import { exportOf } from '../testing/families/export-of.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { linkIn } from '../testing/link-in.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  const outboxFolder = await mkdtemp(join(tmpdir(), 'brightplate-outbox-'))
  testApp = await startTestApp({ outboxFolder })
})
afterAll(async () => {
  await testApp.close()
  await rm(testApp.services.outboxFolder, { recursive: true })
})

const login = (email: string, password: string) =>
  testApp.call('login', { body: { email, password } })

describe('the account', () => {
  it('tells what was agreed to, and when', async () => {
    const { token, email } = await registerParent(testApp)
    const { status, body } = await testApp.call('readAccount', { token })
    expect(status).toBe(200)
    expect(body).toMatchObject({ email, created_at: testApp.now().toISOString() })
    expect(body.health_data_agreement.agreed_at).toBe(testApp.now().toISOString())
  })

  it('needs a session for every call', async () => {
    expect((await testApp.call('readAccount')).status).toBe(401)
    expect((await testApp.call('changeAccount', { body: { name: 'X' } })).status).toBe(401)
    expect((await testApp.call('exportAccount')).status).toBe(401)
    const body = { current_password: 'correct horse' }
    expect((await testApp.call('eraseAccount', { body })).status).toBe(401)
  })
})

describe('changing the account', () => {
  it('takes a new name without a password', async () => {
    const { token } = await registerParent(testApp)
    const { body } = await testApp.call('changeAccount', { token, body: { name: 'New Name' } })
    expect(body.name).toBe('New Name')
  })

  it('takes a language, tells it at each login from then on, and puts it into the export', async () => {
    const { token, email, password } = await registerParent(testApp)
    expect((await testApp.call('readAccount', { token })).body).not.toHaveProperty('language')
    const { body } = await testApp.call('changeAccount', { token, body: { language: 'es-US' } })
    expect(body.language).toBe('es-US')
    const named = await testApp.call('changeAccount', { token, body: { name: 'Ana' } })
    expect(named.body.language).toBe('es-US')
    expect((await login(email, password)).body.user.language).toBe('es-US')
    expect((await exportOf(testApp, { token })).body.account.language).toBe('es-US')
  })

  it('changes the language of nobody else, and of nobody without a session', async () => {
    const [one, other] = [await registerParent(testApp), await registerParent(testApp)]
    const body = { language: 'es-US' } as const
    expect((await testApp.call('changeAccount', { body })).status).toBe(401)
    await testApp.call('changeAccount', { token: one.token, body })
    const { body: account } = await testApp.call('readAccount', { token: other.token })
    expect(account).not.toHaveProperty('language')
  })

  it('refuses a language that it does not have, in its field', async () => {
    const { token } = await registerParent(testApp)
    const { statusCode, ...response } = await testApp.app.inject({
      method: 'PATCH',
      url: '/api/account',
      headers: { authorization: `Bearer ${token}` },
      payload: { language: 'tlh' },
    })
    expect(statusCode).toBe(422)
    expect(JSON.parse(response.body).fields).toEqual({ language: 'Choose a language.' })
  })

  it('takes a new address and password with the present password, and ends other sessions', async () => {
    const { token, email, password } = await registerParent(testApp)
    const other = (await login(email, password)).body.token
    const { status, body } = await testApp.call('changeAccount', {
      token,
      body: {
        email: 'moved@example.com',
        new_password: 'another password',
        current_password: password,
      },
    })
    expect(status).toBe(200)
    expect((await testApp.call('readAccount', { token: body.token ?? '' })).status).toBe(200)
    expect((await testApp.call('readAccount', { token: other })).status).toBe(401)
    expect((await login('moved@example.com', 'another password')).status).toBe(200)
    expect((await login(email, password)).status).toBe(401)
  })

  it('refuses without or with a wrong present password, and an address that is taken', async () => {
    const { token, password } = await registerParent(testApp)
    const { email: taken } = await registerParent(testApp)
    const change = (body: object) => testApp.call('changeAccount', { token, body })
    expect((await change({ email: 'x@example.com' })).error.fields).toHaveProperty(
      'current_password',
    )
    const wrong = await change({ email: 'x@example.com', current_password: 'wrong password' })
    expect([wrong.status, wrong.error.code]).toEqual([401, 'bad_credentials'])
    const clash = await change({ email: taken, current_password: password })
    expect([clash.status, clash.error.code]).toEqual([409, 'email_taken'])
  })

  it('gives an address that several ask for at once to one of them, and refuses the others', async () => {
    const parents = [await registerParent(testApp), await registerParent(testApp)]
    for (let round = 0; round < 6; round += 1) {
      const email = `wanted${round}@example.com`
      const answers = await Promise.all([
        ...parents.map(({ token, password }) =>
          testApp.call('changeAccount', { token, body: { email, current_password: password } }),
        ),
        testApp.call('register', { body: { name: 'Kim', email, password: 'correct horse' } }),
      ])
      const statuses = answers.map(({ status }) => status).sort()
      expect(statuses.slice(1)).toEqual([409, 409])
      expect([200, 201]).toContain(statuses[0])
    }
  })
})

describe('a password that is easy to guess', () => {
  const easy = 'This password is easy to guess.'

  it('is refused at registering, resetting and changing, in its field', async () => {
    const { token, email, password } = await registerParent(testApp)
    const registered = await testApp.call('register', {
      body: { name: 'Kim', email: 'new@example.com', password: 'Password1' },
    })
    expect([registered.status, registered.error.code]).toEqual([422, 'invalid_input'])
    expect(registered.error.fields?.password).toContain(easy)
    const changed = await testApp.call('changeAccount', {
      token,
      body: { new_password: `${email}1`, current_password: password },
    })
    expect(changed.error.fields?.new_password).toContain(easy)
    await testApp.call('forgotPassword', { body: { email } })
    const link = linkIn((await testApp.mails()).at(-1), 'reset')
    const refused = await testApp.call('resetPassword', {
      body: { token: link, password: 'brightplate' },
    })
    expect(refused.error.fields?.password).toContain(easy)
    const taken = await testApp.call('resetPassword', {
      body: { token: link, password: 'brighter plate' },
    })
    expect(taken.status).toBe(204)
  })
})

describe('exporting the account', () => {
  it('gives everything that is stored, and no secret', async () => {
    const { token, email } = await registerParent(testApp)
    await testApp.call('createChild', { token, body: buildChild() })
    const { body } = await exportOf(testApp, { token })
    expect(body.account.email).toBe(email)
    expect(body.children[0]?.allergies).toEqual(['milk', 'peanuts'])
    expect(body.subscription.plan_type).toBe('trial')
    expect(JSON.stringify(body)).not.toMatch(/password|token/i)
  })
})

describe('many exports of one account', () => {
  const ask = (token: string) =>
    testApp.app.inject({
      method: 'GET',
      url: '/api/account/export',
      headers: { authorization: `Bearer ${token}` },
    })

  it('are given one at a time', async () => {
    const { token, password } = await registerParent(testApp)
    await testApp.call('confirm', { token, body: { current_password: password } })
    const answers = await Promise.all([ask(token), ask(token), ask(token)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429, 429])
    expect((await ask(token)).statusCode).toBe(200)
  })

  it('are counted: the eleventh of a quarter of an hour waits', async () => {
    const { token, password } = await registerParent(testApp)
    await testApp.call('confirm', { token, body: { current_password: password } })
    for (let time = 1; time <= 10; time += 1) expect((await ask(token)).statusCode).toBe(200)
    const refused = await ask(token)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('erasing the account', () => {
  it('needs the present password', async () => {
    const { token } = await registerParent(testApp)
    const body = { current_password: 'wrong password' }
    expect((await testApp.call('eraseAccount', { token, body })).status).toBe(401)
    expect((await testApp.call('readAccount', { token })).status).toBe(200)
  })

  it('leaves no row of it but the keyed hash of its address', async () => {
    const { token, email, password, user } = await registerParent(testApp)
    await testApp.call('createChild', { token, body: buildChild({ name: 'Vanishing' }) })
    const body = { current_password: password }
    expect((await testApp.call('eraseAccount', { token, body })).status).toBe(204)
    expect((await testApp.call('readAccount', { token })).status).toBe(401)
    const { db } = testApp.database
    const left = JSON.stringify([
      await db.select().from(users),
      await db.select().from(credentials),
      await db.select().from(children),
      await db.select().from(households),
      await db.select().from(addresses),
      await db.select().from(sessions),
      await db.select().from(subscriptions),
      await db.select().from(trialAddresses),
    ])
    expect(left).not.toContain(user.id)
    expect(left).not.toContain(email)
    expect(left).not.toContain('Vanishing')
  })

  it('takes along the mails to its addresses, of now and of before, that lie in the outbox', async () => {
    const { token, email, password } = await registerParent(testApp)
    const moved = `moved-${email}`
    const body = { email: moved, current_password: password }
    await testApp.call('changeAccount', { token, body })
    const { outboxFolder } = testApp.services
    const put = writeToOutbox(outboxFolder)
    for (const to of [email, moved, 'other@example.com']) {
      await put(randomUUID(), { to, subject: 'A subject', text: 'A text' })
    }
    await testApp.call('eraseAccount', { token, body: { current_password: password } })
    const [left = '', ...more] = await readdir(outboxFolder)
    expect(more).toEqual([])
    expect(await readFile(join(outboxFolder, left), 'utf8')).toMatch(/^To: other@example\.com\n/)
  })

  it('gives no second trial to the same address', async () => {
    const { token, email, password } = await registerParent(testApp)
    await testApp.call('eraseAccount', { token, body: { current_password: password } })
    testApp.advance(4 * dayMs)
    const again = await testApp.call('register', { body: { name: 'Again', email, password } })
    const { body } = await testApp.call('readSubscription', { token: again.body.token })
    expect(body).toMatchObject({ plan_type: 'free', status: 'expired', was_trial: true })
  })

  it('gives no second trial to a mailbox under another tag, or to an address that was moved to', async () => {
    const { token, password } = await registerParent(testApp)
    const body = { email: 'kim+one@example.com', current_password: password }
    await testApp.call('changeAccount', { token, body })
    await testApp.call('eraseAccount', { token, body: { current_password: password } })
    testApp.advance(8 * dayMs)
    const again = await testApp.call('register', {
      body: { name: 'Again', email: 'kim+two@example.com', password },
    })
    const { body: status } = await testApp.call('readSubscription', { token: again.body.token })
    expect(status).toMatchObject({ plan_type: 'free', status: 'expired', was_trial: true })
  })

  it('gives no second trial to dots and tags where a mailbox ignores them', async () => {
    const password = 'correct horse'
    const register = (email: string) =>
      testApp.call('register', { body: { name: 'Kim', email, password } })
    const { token } = (await register('k.i.m.dots@gmail.com')).body
    await testApp.call('eraseAccount', { token, body: { current_password: password } })
    testApp.advance(8 * dayMs)
    const trialOf = async (email: string) => {
      const again = (await register(email)).body.token
      return (await testApp.call('readSubscription', { token: again })).body.plan_type
    }
    expect(await trialOf('kim.dots+again@googlemail.com')).toBe('free')
    // Elsewhere a dot is another mailbox, whose parent has a trial of their own.
    expect(await trialOf('k.im.dots@example.com')).toBe('trial')
  })
})
