import { eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { credentials } from '../db/tables/household/access/credentials.ts'
import { memberOf } from '../testing/families/member-of.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { startTestApp } from '../testing/test-app.ts'
import type { Waiter } from './passwords/password-hasher.ts'

/** An app whose passwords are checked at once, and what happens while one is. */
async function start() {
  const waiters: Waiter[] = []
  let meanwhile = async () => {}
  const testApp = await startTestApp({
    passwords: {
      requireRoom: () => {},
      hash: async (password) => `hash of ${password}`,
      isOutdated: (hash) => hash.startsWith('old '),
      verify: async (hash, password, waiter) => {
        waiters.push(waiter)
        await meanwhile()
        return hash.replace(/^old /, '') === `hash of ${password}`
      },
    },
  })
  onTestFinished(testApp.close)
  const during = (work: () => Promise<void>) => {
    meanwhile = work
  }
  const logIn = async (body: { email: string; password: string; device_token?: string }) => {
    const { status, error } = await testApp.call('login', { body })
    return status === 200 ? 'in' : error.code
  }
  return { testApp, waiters, during, logIn }
}

describe('a login', () => {
  it('fails with the old password where it was changed while that was checked', async () => {
    const { testApp, during, logIn } = await start()
    const { email, password, user } = await registerParent(testApp)
    const { db } = testApp.database
    during(async () => {
      await db
        .update(credentials)
        .set({ password: 'hash of another' })
        .where(eq(credentials.userId, user.id))
    })
    expect(await logIn({ email, password })).toBe('bad_credentials')
    during(async () => {})
    expect(await logIn({ email, password: 'another' })).toBe('in')
  })

  it('makes an old hash again, and only where its password was right', async () => {
    const { testApp, logIn } = await start()
    const { email, password, user } = await registerParent(testApp)
    const { db } = testApp.database
    const ofUser = eq(credentials.userId, user.id)
    const stored = async () => (await db.select().from(credentials).where(ofUser))[0]?.password
    await db
      .update(credentials)
      .set({ password: `old hash of ${password}` })
      .where(ofUser)
    expect(await logIn({ email, password: 'wrong' })).toBe('bad_credentials')
    expect(await stored()).toBe(`old hash of ${password}`)
    expect(await logIn({ email, password })).toBe('in')
    expect(await stored()).toBe(`hash of ${password}`)
  })

  it('fails to a household whose keys are gone, as to an address that is unknown', async () => {
    const { testApp, logIn } = await start()
    const { email, password, user } = await registerParent(testApp)
    const { householdId } = await memberOf(testApp, user.id)
    await testApp.services.keys.destroy(testApp.database.db, householdId)
    expect(await logIn({ email, password })).toBe('bad_credentials')
    expect(await logIn({ email: 'nobody@example.com', password })).toBe('bad_credentials')
  })

  it('waits among strangers, until it comes from a device that the account knows', async () => {
    const { testApp, waiters, logIn } = await start()
    const { email, password, device_token } = await registerParent(testApp)
    await logIn({ email, password })
    await logIn({ email, password, device_token })
    await logIn({ email, password, device_token: 'made up' })
    expect(waiters).toEqual(['stranger', 'known', 'stranger'])
  })

  it('that fails on a known device counts for that device of that account alone', async () => {
    const { testApp, logIn } = await start()
    const [one, other] = [await registerParent(testApp), await registerParent(testApp)]
    const wrong = { email: one.email, password: 'wrong', device_token: one.device_token }
    for (let time = 1; time <= 10; time += 1) {
      expect(await logIn(wrong)).toBe('bad_credentials')
    }
    expect(await logIn(wrong)).toBe('too_many_requests')
    const { email, password, device_token } = other
    expect(await logIn({ email, password, device_token })).toBe('in')
  })
})
