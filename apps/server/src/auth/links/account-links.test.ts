import { dayMs } from '@brightplate/contract/plain-date'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountLinks } from '../../db/tables/directory/account-links.ts'
import { registerParent } from '../../testing/families/register-parent.ts'
import { linkIn } from '../../testing/link-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const minuteMs = 60 * 1000

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const mailTo = async (address: string) =>
  (await testApp.mails()).findLast(({ to }) => to === address)

async function askForReset(email: string): Promise<string> {
  await testApp.call('forgotPassword', { body: { email } })
  return linkIn(await mailTo(email), 'reset')
}

const reset = async (token: string, password = 'a new password') => {
  const { status, error } = await testApp.call('resetPassword', { body: { token, password } })
  return status === 204 ? 'done' : error.code
}

const lock = async (token: string) => {
  const { status, error } = await testApp.call('lockAccount', { body: { token } })
  return status === 204 ? 'done' : error.code
}

const opens = async (email: string, password: string) =>
  (await testApp.call('login', { body: { email, password } })).status === 200

const change = (token: string, body: object) => testApp.call('changeAccount', { token, body })

describe('a link to choose a new password', () => {
  it.each([
    ['older', 0],
    ['newer', 1],
  ])('ends every other one when the %s of two is used', async (_, used) => {
    const { email } = await registerParent(testApp)
    const links = [await askForReset(email), await askForReset(email)]
    expect(await reset(links[used] ?? '', 'first new one')).toBe('done')
    for (const link of links) expect(await reset(link, 'second new one')).toBe('reset_link_invalid')
    expect(await opens(email, 'first new one')).toBe(true)
  })

  it('sets one password when two links are used at once', async () => {
    const { email } = await registerParent(testApp)
    const links = [await askForReset(email), await askForReset(email)]
    const outcomes = await Promise.all(links.map((link, at) => reset(link, `password of ${at}`)))
    expect(outcomes.sort()).toEqual(['done', 'reset_link_invalid'])
  })

  it.each([
    ['the password was changed', { new_password: 'another password' }],
    ['the address was changed', { email: 'moved-on@example.com' }],
  ])('opens nothing once %s', async (_, body) => {
    const { token, email, password } = await registerParent(testApp)
    const link = await askForReset(email)
    const changed = await change(token, { ...body, current_password: password })
    expect(changed.status).toBe(200)
    expect(await reset(link)).toBe('reset_link_invalid')
  })

  it('opens nothing after an hour', async () => {
    const { email } = await registerParent(testApp)
    const [first, second] = [await askForReset(email), await askForReset(email)]
    testApp.advance(60 * minuteMs - 1)
    expect(await reset(first)).toBe('done')
    const third = await askForReset(email)
    testApp.advance(60 * minuteMs)
    expect(await reset(third)).toBe('reset_link_invalid')
    expect(await reset(second)).toBe('reset_link_invalid')
  })

  it('keeps out a login that was checked against the password before', async () => {
    const { email, password } = await registerParent(testApp)
    const link = await askForReset(email)
    const [outcome, login] = await Promise.all([
      reset(link),
      testApp.call('login', { body: { email, password } }),
    ])
    expect(outcome).toBe('done')
    if (login.status === 200) {
      const { token } = login.body
      expect((await testApp.call('readAccount', { token })).status).toBe(401)
    }
  })
})

describe('a change of password or address', () => {
  it('is told to the address when the password was changed', async () => {
    const { token, email, password } = await registerParent(testApp)
    await change(token, { new_password: 'another password', current_password: password })
    expect((await mailTo(email))?.subject).toBe('Your Brightplate password was changed')
    expect(linkIn(await mailTo(email), 'lock')).not.toBe('')
  })

  it('is told when a link set the password', async () => {
    const { email } = await registerParent(testApp)
    await reset(await askForReset(email))
    expect((await mailTo(email))?.subject).toBe('Your Brightplate password was changed')
  })

  it('is told to both addresses when the address was changed', async () => {
    const { token, email, password } = await registerParent(testApp)
    await change(token, { email: 'both@example.com', current_password: password })
    for (const address of [email, 'both@example.com']) {
      expect((await mailTo(address))?.subject).toBe('Your Brightplate email address was changed')
      expect(linkIn(await mailTo(address), 'lock')).not.toBe('')
    }
  })

  it('is not told where nothing changed', async () => {
    const { token, email, password } = await registerParent(testApp)
    const before = (await testApp.mails()).length
    await change(token, { name: 'Another', email, current_password: password })
    expect((await testApp.mails()).length).toBe(before)
  })
})

describe('the link of such a mail', () => {
  it('ends all sessions and makes the password unusable until a new one is chosen', async () => {
    const { token, email, password } = await registerParent(testApp)
    await change(token, { new_password: 'of a stranger', current_password: password })
    expect(await lock(linkIn(await mailTo(email), 'lock'))).toBe('done')
    expect((await testApp.call('readAccount', { token })).status).toBe(401)
    for (const tried of [password, 'of a stranger']) expect(await opens(email, tried)).toBe(false)
    expect((await mailTo(email))?.subject).toBe('Your Brightplate account is locked')
    expect(await reset(linkIn(await mailTo(email), 'reset'), 'the owner’s own')).toBe('done')
    expect(await opens(email, 'the owner’s own')).toBe(true)
  })

  it('brings back the address from before, whichever of the two mails it was in', async () => {
    for (const reader of ['before', 'after']) {
      const { token, email, password } = await registerParent(testApp)
      const after = `taken-${reader}@example.com`
      await change(token, { email: after, current_password: password })
      expect(await lock(linkIn(await mailTo(reader === 'before' ? email : after), 'lock'))).toBe(
        'done',
      )
      expect(await reset(await askForReset(email), 'back with me')).toBe('done')
      expect(await opens(email, 'back with me')).toBe(true)
      const mails = (await testApp.mails()).length
      await testApp.call('forgotPassword', { body: { email: after } })
      expect((await testApp.mails()).length).toBe(mails)
    }
  })

  it('of an earlier change outlives the links of later ones', async () => {
    const { token, email, password } = await registerParent(testApp)
    await change(token, { email: 'thief1@example.com', current_password: password })
    const ofOwner = linkIn(await mailTo(email), 'lock')
    testApp.advance(minuteMs)
    await change(token, { email: 'thief2@example.com', current_password: password })
    const ofThief = linkIn(await mailTo('thief1@example.com'), 'lock')
    expect(await lock(ofThief)).toBe('done')
    const thiefReset = linkIn(await mailTo('thief1@example.com'), 'reset')
    expect(await lock(ofOwner)).toBe('done')
    expect(await reset(thiefReset)).toBe('reset_link_invalid')
    expect(await reset(linkIn(await mailTo(email), 'reset'), 'the owner’s own')).toBe('done')
    expect(await opens(email, 'the owner’s own')).toBe(true)
  })

  it('works once, for seven days', async () => {
    const { token, email, password } = await registerParent(testApp)
    await change(token, { new_password: 'another password', current_password: password })
    const first = linkIn(await mailTo(email), 'lock')
    testApp.advance(7 * dayMs - 1)
    expect(await lock(first)).toBe('done')
    expect(await lock(first)).toBe('lock_link_invalid')
    await reset(await askForReset(email))
    const second = linkIn(await mailTo(email), 'lock')
    testApp.advance(7 * dayMs)
    expect(await lock(second)).toBe('lock_link_invalid')
    // Seen to have ended, it stays so whatever the clock says then.
    testApp.advance(-dayMs)
    expect(await lock(second)).toBe('lock_link_invalid')
    testApp.advance(dayMs)
    expect(await lock('made-up')).toBe('lock_link_invalid')
  })

  it('keeps its address from other accounts until then', async () => {
    const { token, email, password } = await registerParent(testApp)
    await change(token, { email: 'gone-to@example.com', current_password: password })
    const body = { name: 'Thief', email, password }
    expect((await testApp.call('register', { body })).error.code).toBe('email_taken')
    testApp.advance(7 * dayMs)
    expect((await testApp.call('register', { body })).status).toBe(201)
  })

  it('is stored as a hash', async () => {
    const { token, email, password } = await registerParent(testApp)
    await change(token, { new_password: 'another password', current_password: password })
    const stored = JSON.stringify(await testApp.database.db.select().from(accountLinks))
    expect(stored).not.toContain(linkIn(await mailTo(email), 'lock'))
  })
})
