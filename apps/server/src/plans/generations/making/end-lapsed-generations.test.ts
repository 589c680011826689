import { expect, it, onTestFinished } from 'vitest'
import { generations } from '../../../db/tables/household/plans/generations.ts'
import { newId } from '../../../new-id.ts'
import { memberOf } from '../../../testing/families/member-of.ts'
import { registerParent } from '../../../testing/families/register-parent.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { leaseMs } from '../reserving/reserve-generation.ts'
import { endLapsedGenerations } from './end-lapsed-generations.ts'

it('ends the generations whose lease lapsed and no others', async () => {
  const testApp = await startTestApp()
  onTestFinished(testApp.close)
  const { db } = testApp.database
  const { user } = await registerParent(testApp)
  const member = await memberOf(testApp, user.id)
  const reserve = () =>
    db.insert(generations).values({
      ...member,
      id: newId(testApp.now()),
      childId: user.id,
      durationDays: 7,
      startDate: '2026-11-23',
      status: 'queued',
      requestHash: '',
      seed: 1,
      leaseUntil: new Date(testApp.now().getTime() + leaseMs),
      createdAt: testApp.now(),
    })
  await reserve()
  testApp.advance(leaseMs - 1000)
  await reserve()
  const statuses = async () => {
    await endLapsedGenerations(db, testApp.now())
    const rows = await db.select().from(generations).orderBy(generations.createdAt)
    return rows.map(({ status }) => status)
  }
  expect(await statuses()).toEqual(['queued', 'queued'])
  testApp.advance(2_000)
  expect(await statuses()).toEqual(['failed', 'queued'])
})
