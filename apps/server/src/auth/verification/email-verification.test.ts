import { limits } from '@brightplate/contract/limits'
import { dayMs } from '@brightplate/contract/plain-date'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildChild } from '../../testing/families/build-child.ts'
import { registerParent } from '../../testing/families/register-parent.ts'
import { subscribe } from '../../testing/families/subscribe.ts'
import { linkIn } from '../../testing/link-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let withoutMail: TestApp

beforeAll(async () => {
  testApp = await startTestApp({ verifiesEmail: true })
  withoutMail = await startTestApp()
})
afterAll(() => Promise.all([testApp.close(), withoutMail.close()]))

const trialMs = limits.trialHours * 60 * 60 * 1000

const linksTo = async (address: string) =>
  (await testApp.mails())
    .filter(({ to }) => to === address)
    .map((mail) => linkIn(mail, 'verify'))
    .filter((link) => link !== '')

const lastLinkTo = async (address: string) => (await linksTo(address)).at(-1) ?? ''

const verify = async (token: string) => {
  const { status, error } = await testApp.call('verifyEmail', { body: { token } })
  return status === 204 ? 'done' : error.code
}

const sendAgain = (token: string) => testApp.call('sendVerifyLink', { token })

const isVerified = async (token: string) =>
  (await testApp.call('readAccount', { token })).body.email_verified

async function generate(on: TestApp, token: string) {
  const { body: child } = await on.call('createChild', { token, body: buildChild() })
  return on.call('generatePlan', { token, body: { child_id: child.id, duration_days: 7 } })
}

describe('the link that confirms an email address', () => {
  it('is mailed at registration, and confirms it once', async () => {
    const { token, email } = await registerParent(testApp)
    expect(await isVerified(token)).toBe(false)
    const link = await lastLinkTo(email)
    expect(await verify(link)).toBe('done')
    expect(await isVerified(token)).toBe(true)
    expect(await verify(link)).toBe('verify_link_invalid')
  })

  it('ends the others when one is used, the older or the newer', async () => {
    for (const used of [0, 1]) {
      const { token, email } = await registerParent(testApp)
      expect((await sendAgain(token)).status).toBe(202)
      const links = await linksTo(email)
      expect(links).toHaveLength(2)
      expect(await verify(links[used] ?? '')).toBe('done')
      expect(await verify(links[1 - used] ?? '')).toBe('verify_link_invalid')
    }
  })

  it('confirms nobody else’s address', async () => {
    const [one, other] = [await registerParent(testApp), await registerParent(testApp)]
    expect(await verify(await lastLinkTo(one.email))).toBe('done')
    expect(await isVerified(other.token)).toBe(false)
  })

  it('opens nothing after seven days', async () => {
    const { token, email } = await registerParent(testApp)
    const link = await lastLinkTo(email)
    testApp.advance(limits.verifyLinkDays * dayMs)
    expect(await verify(link)).toBe('verify_link_invalid')
    expect(await isVerified(token)).toBe(false)
  })

  it('is none that was made up, is empty or chooses a password', async () => {
    const { token, email } = await registerParent(testApp)
    await testApp.call('forgotPassword', { body: { email } })
    const reset = linkIn(
      (await testApp.mails()).findLast(({ to }) => to === email),
      'reset',
    )
    expect(await verify('made-up')).toBe('verify_link_invalid')
    expect(await verify('')).toBe('invalid_input')
    expect(await verify(reset)).toBe('verify_link_invalid')
    expect(await isVerified(token)).toBe(false)
  })

  it('opens no other door', async () => {
    const { email } = await registerParent(testApp)
    const token = await lastLinkTo(email)
    const password = 'a new password'
    const reset = await testApp.call('resetPassword', { body: { token, password } })
    expect(reset.error.code).toBe('reset_link_invalid')
    const lock = await testApp.call('lockAccount', { body: { token } })
    expect(lock.error.code).toBe('lock_link_invalid')
  })
})

describe('a change of address', () => {
  it('mails a link to the new one, and the links to the one before confirm nothing', async () => {
    const { token, email, password } = await registerParent(testApp)
    await sendAgain(token)
    const [first, second] = await linksTo(email)
    expect(await verify(first ?? '')).toBe('done')
    const after = 'moved-and-unproved@example.com'
    const changed = await testApp.call('changeAccount', {
      token,
      body: { email: after, current_password: password },
    })
    expect(changed.body.email_verified).toBe(false)
    expect(await verify(second ?? '')).toBe('verify_link_invalid')
    expect(await verify(await lastLinkTo(after))).toBe('done')
    expect(await isVerified(token)).toBe(true)
  })

  it('ends a link that was not used before', async () => {
    const { token, email, password } = await registerParent(testApp)
    const body = { email: 'moved-before-proof@example.com', current_password: password }
    await testApp.call('changeAccount', { token, body })
    expect(await verify(await lastLinkTo(email))).toBe('verify_link_invalid')
    expect(await isVerified(token)).toBe(false)
  })
})

describe('asking for the link again', () => {
  it('needs a session', async () => {
    expect((await testApp.call('sendVerifyLink')).status).toBe(401)
  })

  it('mails nothing to an address that is confirmed', async () => {
    const { token, email } = await registerParent(testApp)
    await verify(await lastLinkTo(email))
    const before = (await testApp.mails()).length
    expect((await sendAgain(token)).status).toBe(202)
    expect((await testApp.mails()).length).toBe(before)
  })

  it('is limited to five in fifteen minutes', async () => {
    const { token, email } = await registerParent(testApp)
    for (let time = 1; time <= 5; time += 1) expect((await sendAgain(token)).status).toBe(202)
    const { status, error } = await sendAgain(token)
    expect([status, error.code]).toEqual([429, 'too_many_requests'])
    expect(await linksTo(email)).toHaveLength(6)
  })
})

describe('a plan of an account whose address is not confirmed', () => {
  it('is made in the trial, and on the free tier only once it is confirmed', async () => {
    const { token, email } = await registerParent(testApp)
    expect((await generate(testApp, token)).status).toBe(201)
    testApp.advance(trialMs + limits.freeWindowDays * dayMs)
    const refused = await generate(testApp, token)
    expect([refused.status, refused.error.code]).toEqual([403, 'email_unverified'])
    expect(refused.error.detail).toContain('open the link that we mailed to you')
    await sendAgain(token)
    expect(await verify(await lastLinkTo(email))).toBe('done')
    expect((await generate(testApp, token)).status).toBe(201)
  })

  it('is made with premium', async () => {
    const { token, user } = await registerParent(testApp)
    testApp.advance(trialMs)
    await subscribe(testApp, user.id, 'monthly')
    expect((await generate(testApp, token)).status).toBe(201)
  })
})

describe('a service without a mail server', () => {
  it('asks nothing', async () => {
    const { token, email } = await registerParent(withoutMail)
    const { body: account } = await withoutMail.call('readAccount', { token })
    expect(account).not.toHaveProperty('email_verified')
    expect((await withoutMail.call('sendVerifyLink', { token })).status).toBe(202)
    expect((await withoutMail.mails()).filter(({ to }) => to === email)).toEqual([])
    withoutMail.advance(trialMs)
    expect((await generate(withoutMail, token)).status).toBe(201)
  })
})
