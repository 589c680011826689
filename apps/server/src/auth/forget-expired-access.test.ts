import { expect, it, onTestFinished } from 'vitest'
import { attempts, sessions, verifications } from '../db/schema.ts'
import { registerParent } from '../testing/register-parent.ts'
import { startTestApp } from '../testing/test-app.ts'
import { forgetExpiredAccess } from './forget-expired-access.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

it('deletes what no longer opens anything and keeps what still does', async () => {
  const testApp = await startTestApp()
  onTestFinished(testApp.close)
  const { db } = testApp.database
  const { email } = await registerParent(testApp)
  const leaveTraces = async () => {
    await testApp.call('login', { body: { email, password: 'wrong password' } })
    await testApp.call('forgotPassword', { body: { email } })
  }
  const counts = async () => [
    await db.$count(sessions),
    await db.$count(verifications),
    await db.$count(attempts),
  ]
  await leaveTraces()
  await forgetExpiredAccess(db, testApp.now())
  expect(await counts()).toEqual([1, 1, 3])

  testApp.advance(16 * minuteMs)
  await forgetExpiredAccess(db, testApp.now())
  expect(await counts()).toEqual([1, 1, 0])

  // The library that makes reset links has no clock of ours.
  await db.update(verifications).set({ expiresAt: testApp.now() })
  await forgetExpiredAccess(db, testApp.now())
  expect(await counts()).toEqual([1, 0, 0])

  testApp.advance(30 * dayMs)
  await forgetExpiredAccess(db, testApp.now())
  expect(await counts()).toEqual([0, 0, 0])
})
