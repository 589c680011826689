import { eq } from 'drizzle-orm'
import { expect, it, onTestFinished, vi } from 'vitest'
import { sessions } from '../../db/tables/directory/sessions.ts'
import { tokenHash } from '../../keys/lookup-key.ts'
import { registerParent } from '../../testing/families/register-parent.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { endSessions } from './end-sessions.ts'
import { liveSessions } from './live-sessions.ts'

async function start() {
  const testApp = await startTestApp()
  onTestFinished(testApp.close)
  const { db } = testApp.database
  const open = async () => {
    const { token, user } = await registerParent(testApp)
    return { userId: user.id, hash: tokenHash(testApp.services.lookup, token) }
  }
  return { testApp, db, open }
}

it('the sessions that live are those asked for that end later than now', async () => {
  const { testApp, db, open } = await start()
  const [one, ends, other] = [await open(), await open(), await open()]
  const set = (ms: number) =>
    db
      .update(sessions)
      .set({ expiresAt: new Date(testApp.now().getTime() + ms) })
      .where(eq(sessions.tokenHash, ends.hash))
  const live = () => liveSessions(db, testApp.now(), [one.hash, ends.hash, 'made up'])
  await set(1)
  expect(await live()).toEqual(new Set([one.hash, ends.hash]))
  await set(0)
  expect(await live()).toEqual(new Set([one.hash]))
  expect(await live()).not.toContain(other.hash)
})

it('a session that ends is told to the streams of its user, and of no other', async () => {
  const { testApp, db, open } = await start()
  const [one, other] = [await open(), await open()]
  const heard = { one: vi.fn(), other: vi.fn() }
  const { changes } = testApp.services
  onTestFinished(changes.watch(one.userId, heard.one))
  onTestFinished(changes.watch(other.userId, heard.other))
  await db.transaction((tx) => endSessions(tx, eq(sessions.tokenHash, one.hash)))
  await expect.poll(() => heard.one.mock.calls.length).toBe(1)
  expect(heard.other).not.toHaveBeenCalled()
  expect(await liveSessions(db, testApp.now(), [one.hash, other.hash])).toEqual(
    new Set([other.hash]),
  )
})

it('no session ends where nothing says which', async () => {
  const { testApp, db, open } = await start()
  const { hash } = await open()
  await expect(db.transaction((tx) => endSessions(tx, undefined))).rejects.toThrow(
    'Nothing says which sessions end',
  )
  expect(await liveSessions(db, testApp.now(), [hash])).toEqual(new Set([hash]))
})
