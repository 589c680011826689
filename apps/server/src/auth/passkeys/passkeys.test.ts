import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passkeyChallenges } from '../../db/tables/directory/passkey-challenges.ts'
import { passkeys } from '../../db/tables/directory/passkeys.ts'
import { registerParent } from '../../testing/families/register-parent.ts'
import { type SoftwarePasskey, softwarePasskey } from '../../testing/families/software-passkey.ts'
import { turnOnApp } from '../../testing/families/turn-on-app.ts'
import { linkIn } from '../../testing/link-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { endAccess } from '../factors/end-access.ts'
import { forgetExpiredAccess } from '../sessions/forget-expired-access.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const minuteMs = 60_000

type Parent = Awaited<ReturnType<typeof registerParent>>

const confirmByPassword = ({ token, password }: Pick<Parent, 'token' | 'password'>) =>
  testApp.call('confirm', { token, body: { current_password: password } })

/** A parent who proved who they are and has a device with a passkey of that name. */
async function parentWithPasskey(name = 'My phone') {
  const parent = await registerParent(testApp)
  const device = softwarePasskey()
  await confirmByPassword(parent)
  const { body: options } = await testApp.call('offerNewPasskey', { token: parent.token })
  const body = { name, made: device.make(options) }
  const added = await testApp.call('addPasskey', { token: parent.token, body })
  expect(added.status).toBe(201)
  testApp.advance(1)
  return { ...parent, ...added.body, old: parent.token, device }
}

type How = Parameters<SoftwarePasskey['sign']>[1]

const signIn = async (device: SoftwarePasskey, how?: How, device_token?: string) => {
  const { body: options } = await testApp.call('offerPasskeySignIn')
  const body = { shown: device.sign(options, how), ...(device_token ? { device_token } : {}) }
  return testApp.call('signInWithPasskey', { body })
}

const codeOf = async (answer: ReturnType<typeof signIn>) => (await answer).error?.code ?? null

const listed = async (token: string) =>
  (await testApp.call('listPasskeys', { token })).body.passkeys

describe('adding a passkey', () => {
  it('asks for a proof first, for a key that a finger, a face or a PIN opens', async () => {
    const parent = await registerParent(testApp)
    const { token } = parent
    const refused = await testApp.call('offerNewPasskey', { token })
    expect([refused.status, refused.error.code]).toEqual([403, 'confirmation_needed'])
    await confirmByPassword(parent)
    const { body } = await testApp.call('offerNewPasskey', { token })
    expect(body.rp.id).toBe('plans.example.com')
    expect(body.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    })
    expect(body.challenge.length).toBeGreaterThanOrEqual(22)
  })

  it('lists it by its name, gives the session another token, and tells by mail', async () => {
    const parent = await parentWithPasskey('Kitchen tablet')
    expect((await testApp.call('readAccount', { token: parent.old })).status).toBe(401)
    expect(await listed(parent.token)).toEqual([
      { ...parent.passkey, name: 'Kitchen tablet', last_used_at: null },
    ])
    const mail = (await testApp.mails()).at(-1)
    expect([mail?.to, mail?.subject]).toEqual([
      parent.email,
      'A passkey opens your Brightplate account now',
    ])
    const { body } = await testApp.call('listAccessEvents', { token: parent.token })
    expect(body.events[0]?.kind).toBe('passkey_added')
  })

  it('takes none for another site, for another challenge, or that nothing opens', async () => {
    const parent = await registerParent(testApp)
    const { token } = parent
    await confirmByPassword(parent)
    const device = softwarePasskey()
    const add = async (how: How, challenge?: string) => {
      const { body: options } = await testApp.call('offerNewPasskey', { token })
      const asked = challenge === undefined ? options : { ...options, challenge }
      const body = { name: 'Phone', made: device.make(asked, how) }
      return (await testApp.call('addPasskey', { token, body })).error?.code ?? null
    }
    expect(await add({ origin: 'https://plans.example.org' })).toBe('passkey_not_added')
    expect(await add({ isVerified: false })).toBe('passkey_not_added')
    expect(await add({}, 'bm9ib2R5IGFza2VkIGZvciBpdA')).toBe('passkey_not_added')
    expect(await listed(token)).toEqual([])
    expect(await add({})).toBeNull()
  })

  it('takes a challenge once, of the session that asked, and within five minutes', async () => {
    const [one, two] = [await registerParent(testApp), await registerParent(testApp)]
    for (const parent of [one, two]) await confirmByPassword(parent)
    const offer = async ({ token }: Parent) =>
      (await testApp.call('offerNewPasskey', { token })).body
    const add = async (token: string, made: ReturnType<SoftwarePasskey['make']>) =>
      (await testApp.call('addPasskey', { token, body: { name: 'Phone', made } })).status
    expect(await add(two.token, softwarePasskey().make(await offer(one)))).toBe(422)
    const late = softwarePasskey().make(await offer(one))
    testApp.advance(5 * minuteMs)
    expect(await add(one.token, late)).toBe(422)
    const made = softwarePasskey().make(await offer(one))
    const { body } = await testApp.call('addPasskey', {
      token: one.token,
      body: { name: 'Phone', made },
    })
    expect(await add(body.token, made)).toBe(422)
    expect(await listed(body.token)).toHaveLength(1)
  })

  it('takes none that another account has', async () => {
    const { device } = await parentWithPasskey()
    const other = await registerParent(testApp)
    await confirmByPassword(other)
    const { token } = other
    const { body: options } = await testApp.call('offerNewPasskey', { token })
    const body = { name: 'Phone', made: device.make(options) }
    expect((await testApp.call('addPasskey', { token, body })).error.code).toBe('passkey_not_added')
  })

  it('keeps ten', async () => {
    const parent = await registerParent(testApp)
    let { token } = parent
    for (let count = 0; count < 10; count += 1) {
      await confirmByPassword({ ...parent, token })
      const { body: options } = await testApp.call('offerNewPasskey', { token })
      const body = { name: `Device ${count}`, made: softwarePasskey().make(options) }
      token = (await testApp.call('addPasskey', { token, body })).body.token
    }
    const refused = await testApp.call('offerNewPasskey', { token })
    expect([refused.error.code, refused.error.detail]).toEqual([
      'passkey_not_added',
      'You have 10 passkeys already. Remove one first.',
    ])
  })

  it('says what is wrong with a name', async () => {
    const parent = await registerParent(testApp)
    const { token } = parent
    await confirmByPassword(parent)
    const { body: options } = await testApp.call('offerNewPasskey', { token })
    for (const name of [' ', 'x'.repeat(101), 'two\nlines']) {
      const body = { name, made: softwarePasskey().make(options) }
      const refused = await testApp.call('addPasskey', { token, body })
      expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([422, ['name']])
    }
  })

  it('keeps its name, its key and what it is called by sealed or hashed', async () => {
    const { device, passkey } = await parentWithPasskey('Name of a phone')
    const { db } = testApp.database
    const kept = (await db.select().from(passkeys)).map((row) => row.details.toString('latin1'))
    const stored = `${JSON.stringify(await db.select().from(passkeys))} ${kept.join()}`
    const { body: options } = await testApp.call('offerPasskeySignIn')
    expect(stored).toContain(passkey.id)
    for (const word of ['Name of a phone', device.sign(options).id]) {
      expect(stored).not.toContain(word)
    }
  })
})

describe('signing in with a passkey', () => {
  it('opens the account without address, password or code', async () => {
    const parent = await parentWithPasskey()
    const { body: options } = await testApp.call('offerPasskeySignIn')
    expect(options.allowCredentials).toEqual([])
    const { status, body } = await testApp.call('signInWithPasskey', {
      body: { shown: parent.device.sign(options) },
    })
    expect([status, body.user]).toEqual([200, parent.user])
    expect((await testApp.call('readAccount', { token: body.token })).status).toBe(200)
    expect((await listed(body.token))[0]?.last_used_at).not.toBeNull()
  })

  it('stands for the code of an app too', async () => {
    const parent = await parentWithPasskey()
    await turnOnApp(testApp, parent)
    expect((await signIn(parent.device)).status).toBe(200)
  })

  it('leaves the login with a password as it is', async () => {
    const { email, password } = await parentWithPasskey()
    expect((await testApp.call('login', { body: { email, password } })).status).toBe(200)
  })

  it('mails of a device that is new, and not of one that is known', async () => {
    const { device, device_token } = await parentWithPasskey()
    const before = (await testApp.mails()).length
    await signIn(device, {}, device_token)
    expect(await testApp.mails()).toHaveLength(before)
    await signIn(device)
    expect((await testApp.mails()).at(-1)?.subject).toBe(
      'A new sign-in to your Brightplate account',
    )
  })

  it('takes a challenge once, and none that was asked for something else or too long ago', async () => {
    const { device, token } = await parentWithPasskey()
    const { body: options } = await testApp.call('offerPasskeySignIn')
    const send = async (asked: typeof options) =>
      (await testApp.call('signInWithPasskey', { body: { shown: device.sign(asked) } })).status
    expect(await send(options)).toBe(200)
    expect(await send(options)).toBe(401)
    const { body: proof } = await testApp.call('offerPasskeyProof', { token })
    expect(await send(proof)).toBe(401)
    const { body: late } = await testApp.call('offerPasskeySignIn')
    testApp.advance(5 * minuteMs)
    expect(await send(late)).toBe(401)
    testApp.advance(-5 * minuteMs)
    expect(await send(late)).toBe(401)
    testApp.advance(5 * minuteMs)
  })

  it('opens once what several send at the same time with one signature', async () => {
    const { device } = await parentWithPasskey()
    const { body: options } = await testApp.call('offerPasskeySignIn')
    const body = { shown: device.sign(options) }
    const answers = await Promise.all(
      [1, 2, 3].map(() => testApp.call('signInWithPasskey', { body })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  })

  it('takes no signature for another site, by another key, or that nothing opened', async () => {
    const { device } = await parentWithPasskey()
    expect(await codeOf(signIn(device, { origin: 'https://plans.example.org' }))).toBe(
      'passkey_refused',
    )
    expect(await codeOf(signIn(device, { isVerified: false }))).toBe('passkey_refused')
    expect(await codeOf(signIn(softwarePasskey()))).toBe('passkey_refused')
    const { body: options } = await testApp.call('offerPasskeySignIn')
    const [own, foreign] = [device.sign(options), softwarePasskey().sign(options)]
    const shown = { ...own, response: { ...own.response, signature: foreign.response.signature } }
    expect((await testApp.call('signInWithPasskey', { body: { shown } })).status).toBe(401)
    expect(await codeOf(signIn(device))).toBeNull()
  })

  it('refuses a device that has counted less than before, and tells the parent', async () => {
    const { device, token } = await parentWithPasskey()
    expect(await codeOf(signIn(device, { counter: 5 }))).toBeNull()
    for (const counter of [5, 4, 0]) {
      testApp.advance(1)
      expect(await codeOf(signIn(device, { counter }))).toBe('passkey_refused')
    }
    const { body } = await testApp.call('listAccessEvents', { token })
    expect(body.events.slice(0, 3).map(({ kind }) => kind)).toEqual(
      Array(3).fill('passkey_refused'),
    )
    expect(await codeOf(signIn(device, { counter: 6 }))).toBeNull()
  })

  it('takes no bad input', async () => {
    const shown = { id: 'a b', rawId: 'ab', type: 'public-key', response: {} }
    const { statusCode } = await testApp.app.inject({
      method: 'POST',
      url: '/api/auth/passkey',
      payload: { shown },
    })
    expect(statusCode).toBe(422)
    const { body: options } = await testApp.call('offerPasskeySignIn')
    const signed = softwarePasskey().sign(options)
    for (const clientDataJSON of ['bm8', 'e30', 'bnVsbA']) {
      const response = { ...signed.response, clientDataJSON }
      const body = { shown: { ...signed, response } }
      expect((await testApp.call('signInWithPasskey', { body })).error.code).toBe('passkey_refused')
    }
  })

  it('keeps no challenge that was not taken in time', async () => {
    await testApp.call('offerPasskeySignIn')
    testApp.advance(5 * minuteMs)
    await forgetExpiredAccess(testApp.database.db, testApp.now())
    expect(await testApp.database.db.select().from(passkeyChallenges)).toEqual([])
  })
})

describe('to prove again by a passkey who one is', () => {
  it('is enough also where an app is on', async () => {
    const parent = await parentWithPasskey()
    const { token } = await turnOnApp(testApp, parent)
    testApp.advance(10 * minuteMs)
    const exported = async () => (await testApp.call('exportAccount', { token })).status
    expect(await exported()).toBe(403)
    const { body: options } = await testApp.call('offerPasskeyProof', { token })
    expect(options.allowCredentials).toHaveLength(1)
    const body = { passkey: parent.device.sign(options) }
    expect((await testApp.call('confirm', { token, body })).status).toBe(204)
    expect(await exported()).toBe(200)
  })

  it('takes no passkey of another account, and none that signed for another session', async () => {
    const [one, two] = [await parentWithPasskey(), await parentWithPasskey()]
    const proof = async (token: string) => (await testApp.call('offerPasskeyProof', { token })).body
    const confirm = async (token: string, passkey: ReturnType<SoftwarePasskey['sign']>) =>
      (await testApp.call('confirm', { token, body: { passkey } })).error?.code ?? null
    expect(await confirm(one.token, two.device.sign(await proof(one.token)))).toBe(
      'passkey_refused',
    )
    expect(await confirm(one.token, one.device.sign(await proof(two.token)))).toBe(
      'passkey_refused',
    )
    expect(await confirm(one.token, one.device.sign(await proof(one.token)))).toBeNull()
  })

  it('is offered to nobody without one', async () => {
    const { token } = await registerParent(testApp)
    expect((await testApp.call('offerPasskeyProof', { token })).status).toBe(404)
  })
})

describe('a passkey on the account page', () => {
  it('gets another name, and still opens the account', async () => {
    const { token, device, passkey } = await parentWithPasskey()
    const { id } = passkey
    const { body } = await testApp.call('renamePasskey', {
      token,
      params: { id },
      body: { name: 'Old phone' },
    })
    expect(body.name).toBe('Old phone')
    expect((await listed(token)).map(({ name }) => name)).toEqual(['Old phone'])
    expect(await codeOf(signIn(device))).toBeNull()
  })

  it('opens nothing once it is removed; the other sessions end, and it is mailed', async () => {
    const parent = await parentWithPasskey()
    const { device, passkey, token } = parent
    const other = (await signIn(device)).body.token
    const params = { id: passkey.id }
    testApp.advance(10 * minuteMs)
    expect((await testApp.call('removePasskey', { token, params })).status).toBe(403)
    await confirmByPassword(parent)
    const { status, body } = await testApp.call('removePasskey', { token, params })
    expect(status).toBe(200)
    expect(await codeOf(signIn(device))).toBe('passkey_refused')
    for (const ended of [other, token]) {
      expect((await testApp.call('readAccount', { token: ended })).status).toBe(401)
    }
    expect(await listed(body.token)).toEqual([])
    expect((await testApp.mails()).at(-1)?.subject).toContain('was removed')
  })

  it('is no other parent’s to name or remove', async () => {
    const [one, two] = [await parentWithPasskey(), await parentWithPasskey()]
    const params = { id: one.passkey.id }
    const { token } = two
    const answers = [
      await testApp.call('renamePasskey', { token, params, body: { name: 'Mine' } }),
      await testApp.call('removePasskey', { token, params }),
      await testApp.call('removePasskey', { token, params: { id: 'none' } }),
      await testApp.call('renamePasskey', { token, params: { id: 'none' }, body: { name: 'x' } }),
    ]
    // Nor is it told apart from none once a proof is old.
    testApp.advance(10 * minuteMs)
    answers.push(await testApp.call('removePasskey', { token, params }))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(404))
    expect((await listed(one.token))[0]?.name).toBe('My phone')
  })

  it('needs a session, as do all its calls', async () => {
    const params = { id: '019abc00-0000-7000-8000-000000000000' }
    const { body: asked } = await testApp.call('offerPasskeySignIn')
    const options = {
      ...asked,
      rp: { id: asked.rpId, name: '' },
      user: { id: '', name: '', displayName: '' },
    }
    const made = softwarePasskey().make({
      ...options,
      pubKeyCredParams: [],
      excludeCredentials: [],
      attestation: 'none',
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    })
    const answers = [
      await testApp.call('listPasskeys'),
      await testApp.call('offerNewPasskey'),
      await testApp.call('offerPasskeyProof'),
      await testApp.call('addPasskey', { body: { name: 'Phone', made } }),
      await testApp.call('renamePasskey', { params, body: { name: 'Phone' } }),
      await testApp.call('removePasskey', { params }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(401))
  })

  it('is told in the export, and goes with the account', async () => {
    const parent = await parentWithPasskey('Phone of Kim')
    const { token, password, device } = parent
    const { body } = await testApp.call('exportAccount', { token })
    expect(body.passkeys.map(({ name }) => name)).toEqual(['Phone of Kim'])
    await testApp.call('eraseAccount', { token, body: { current_password: password } })
    expect(await codeOf(signIn(device))).toBe('passkey_refused')
    const kept = await testApp.database.db.select({ id: passkeys.id }).from(passkeys)
    expect(kept.map(({ id }) => id)).not.toContain(parent.passkey.id)
  })
})

describe('an account that was locked', () => {
  it('is opened by no passkey before a new password is chosen, and never by one of the change', async () => {
    const parent = await parentWithPasskey()
    const later = await parentWithPasskeyBeside(parent)
    const mail = (await testApp.mails()).at(-1)
    await testApp.call('lockAccount', { body: { token: linkIn(mail, 'lock') } })
    expect(await codeOf(signIn(parent.device))).toBe('passkey_refused')
    const body = {
      token: linkIn((await testApp.mails()).at(-1), 'reset'),
      password: 'my own password',
    }
    expect((await testApp.call('resetPassword', { body })).status).toBe(204)
    expect(await codeOf(signIn(later))).toBe('passkey_refused')
    expect(await codeOf(signIn(parent.device))).toBeNull()
  })

  it('loses its passkeys where the operator forgets what opens it', async () => {
    const { email, device } = await parentWithPasskey()
    await endAccess(testApp.services, email, { forgetsApp: false })
    expect(await codeOf(signIn(device))).toBeNull()
    await endAccess(testApp.services, email, { forgetsApp: true })
    expect(await codeOf(signIn(device))).toBe('passkey_refused')
  })
})

/** Another device of a parent who has one. */
async function parentWithPasskeyBeside({ token }: { token: string }): Promise<SoftwarePasskey> {
  const device = softwarePasskey()
  const { body: options } = await testApp.call('offerNewPasskey', { token })
  const body = { name: 'Second', made: device.make(options) }
  expect((await testApp.call('addPasskey', { token, body })).status).toBe(201)
  return device
}
