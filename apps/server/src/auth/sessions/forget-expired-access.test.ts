import { dayMs } from '@brightplate/contract/plain-date'
import { expect, it, onTestFinished } from 'vitest'
import { accountLinks } from '../../db/tables/directory/account-links.ts'
import { attempts } from '../../db/tables/directory/attempts.ts'
import { knownDevices } from '../../db/tables/directory/known-devices.ts'
import { sessions } from '../../db/tables/directory/sessions.ts'
import { registerParent } from '../../testing/families/register-parent.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { forgetExpiredAccess } from './forget-expired-access.ts'

const minuteMs = 60_000

it('deletes what no longer opens anything and keeps what still does', async () => {
  const testApp = await startTestApp()
  onTestFinished(testApp.close)
  const { db } = testApp.database
  const { email } = await registerParent(testApp)
  const leaveTraces = async () => {
    await testApp.call('login', { body: { email, password: 'wrong password' } })
    await testApp.call('forgotPassword', { body: { email } })
    await testApp.mails()
  }
  const counts = async () => [
    await db.$count(sessions),
    await db.$count(accountLinks),
    await db.$count(attempts),
    await db.$count(knownDevices),
  ]
  await leaveTraces()
  await forgetExpiredAccess(db, testApp.now())
  expect(await counts()).toEqual([1, 1, 3, 1])

  testApp.advance(16 * minuteMs)
  await forgetExpiredAccess(db, testApp.now())
  expect(await counts()).toEqual([1, 1, 0, 1])

  testApp.advance(44 * minuteMs)
  await forgetExpiredAccess(db, testApp.now())
  expect(await counts()).toEqual([1, 0, 0, 1])

  testApp.advance(30 * dayMs)
  await forgetExpiredAccess(db, testApp.now())
  expect(await counts()).toEqual([0, 0, 0, 1])

  testApp.advance(150 * dayMs)
  await forgetExpiredAccess(db, testApp.now())
  expect(await counts()).toEqual([0, 0, 0, 0])
})
