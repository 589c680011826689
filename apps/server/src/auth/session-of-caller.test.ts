import { limits } from '@brightplate/contract/limits'
import { dayMs } from '@brightplate/contract/plain-date'
import { eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sessions } from '../db/tables/directory/sessions.ts'
import { tokenHash } from '../keys/lookup-key.ts'
import { memberOf } from '../testing/families/member-of.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { startTestApp } from '../testing/test-app.ts'

async function start() {
  const testApp = await startTestApp()
  onTestFinished(testApp.close)
  const { token } = await registerParent(testApp)
  const { db } = testApp.database
  const ask = async (authorization?: string) => {
    const headers = authorization === undefined ? {} : { authorization }
    const answer = await testApp.app.inject({ method: 'GET', url: '/api/account', headers })
    return answer.statusCode
  }
  const ofToken = eq(sessions.tokenHash, tokenHash(testApp.services.lookup, token))
  const expiresAt = async () => {
    const [row] = await db.select({ at: sessions.expiresAt }).from(sessions).where(ofToken)
    return row?.at.getTime()
  }
  return { testApp, db, token, ask, ofToken, expiresAt }
}

const session = limits.sessionDays * dayMs

describe('who is let in', () => {
  it('bears a token in the one form that there is', async () => {
    const { ask, token } = await start()
    expect(await ask(`Bearer ${token}`)).toBe(200)
    const others = [
      undefined,
      '',
      token,
      `bearer ${token}`,
      `Basic ${token}`,
      `Bearer  ${token}`,
      `Bearer ${token} more`,
      `x Bearer ${token}`,
      `Bearer ${token.slice(1)}`,
      `Bearer ${'x'.repeat(200)}`,
      `Bearer ${token}${'x'.repeat(200)}`,
    ]
    for (const header of others) expect(await ask(header), `${header}`).toBe(401)
  })

  it('has a session that ends later than now', async () => {
    const { testApp, db, ask, token, ofToken } = await start()
    const ends = (ms: number) =>
      db
        .update(sessions)
        .set({ expiresAt: new Date(testApp.now().getTime() + ms) })
        .where(ofToken)
    await ends(1)
    expect(await ask(`Bearer ${token}`)).toBe(200)
    await ends(0)
    expect(await ask(`Bearer ${token}`)).toBe(401)
  })

  it('stays out once it was seen to have ended, whatever the clock says then', async () => {
    const { testApp, ask, token } = await start()
    testApp.advance(session)
    expect(await ask(`Bearer ${token}`)).toBe(401)
    testApp.advance(-session)
    expect(await ask(`Bearer ${token}`)).toBe(401)
  })

  it('has a household whose keys are there: without them it is erased', async () => {
    const { testApp, db, ask, token } = await start()
    const other = await registerParent(testApp)
    const { householdId } = await memberOf(testApp, other.user.id)
    await testApp.services.keys.destroy(db, householdId)
    expect(await ask(`Bearer ${other.token}`)).toBe(401)
    expect(await ask(`Bearer ${token}`)).toBe(200)
  })
})

describe('a session', () => {
  it('starts with thirty days', async () => {
    const { testApp, expiresAt } = await start()
    expect(await expiresAt()).toBe(testApp.now().getTime() + session)
  })

  it('is written again when it is used after an hour, and not before', async () => {
    const { testApp, ask, token, expiresAt } = await start()
    const begun = testApp.now().getTime()
    testApp.advance(60 * 60 * 1000)
    await ask(`Bearer ${token}`)
    expect(await expiresAt()).toBe(begun + session)
    testApp.advance(1)
    await ask(`Bearer ${token}`)
    expect(await expiresAt()).toBe(testApp.now().getTime() + session)
  })

  it('ends after ninety days however often it is used', async () => {
    const { testApp, ask, token } = await start()
    for (let day = 20; day < 90; day += 20) {
      testApp.advance(20 * dayMs)
      expect(await ask(`Bearer ${token}`)).toBe(200)
    }
    testApp.advance(10 * dayMs - 1)
    expect(await ask(`Bearer ${token}`)).toBe(200)
    testApp.advance(1)
    expect(await ask(`Bearer ${token}`)).toBe(401)
  })

  it('that is used leaves those of others as they are', async () => {
    const { testApp, db, ask, token } = await start()
    const other = await registerParent(testApp)
    const ofOther = eq(sessions.tokenHash, tokenHash(testApp.services.lookup, other.token))
    const begun = testApp.now().getTime()
    testApp.advance(2 * dayMs)
    await ask(`Bearer ${token}`)
    const [row] = await db.select({ at: sessions.expiresAt }).from(sessions).where(ofOther)
    expect(row?.at.getTime()).toBe(begun + session)
  })
})
