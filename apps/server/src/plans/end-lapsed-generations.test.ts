import { expect, it, onTestFinished } from 'vitest'
import { generations } from '../db/schema.ts'
import { registerParent } from '../testing/register-parent.ts'
import { startTestApp } from '../testing/test-app.ts'
import { endLapsedGenerations } from './end-lapsed-generations.ts'
import { reserveGeneration } from './reserve-generation.ts'

it('ends the generations whose lease lapsed and no others', async () => {
  const testApp = await startTestApp()
  onTestFinished(testApp.close)
  const { db } = testApp.database
  const { user } = await registerParent(testApp)
  const reserve = () =>
    reserveGeneration(db, testApp.now(), {
      userId: user.id,
      body: { child_id: user.id, duration_days: 7 },
      startDate: '2026-11-23',
      idempotencyKey: null,
      seed: 1,
    })
  await reserve()
  testApp.advance(119_000)
  await reserve()
  const statuses = async () => {
    await endLapsedGenerations(db, testApp.now())
    const rows = await db.select().from(generations).orderBy(generations.createdAt)
    return rows.map(({ status }) => status)
  }
  expect(await statuses()).toEqual(['running', 'running'])
  testApp.advance(2_000)
  expect(await statuses()).toEqual(['failed', 'running'])
})
