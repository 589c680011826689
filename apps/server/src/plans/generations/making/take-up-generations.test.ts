import { expect, it, onTestFinished } from 'vitest'
import type { Member } from '../../../db/member.ts'
import { generations } from '../../../db/tables/household/plans/generations.ts'
import { newId } from '../../../new-id.ts'
import { memberOf } from '../../../testing/families/member-of.ts'
import { registerParent } from '../../../testing/families/register-parent.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { leaseMs } from '../reserving/reserve-generation.ts'
import { sendGeneration } from '../reserving/send-generation.ts'
import { takeUpGenerations } from './take-up-generations.ts'

async function startWithoutWorkers() {
  const testApp = await startTestApp()
  onTestFinished(testApp.close)
  await testApp.services.queue.boss.offWork('generation')
  const { db } = testApp.database
  const { queue } = testApp.services
  const ask = async (member: Member, sends: boolean) => {
    const generation = {
      ...member,
      id: newId(testApp.now()),
      childId: member.userId,
      durationDays: 7 as const,
      startDate: '2026-11-23',
      status: 'queued' as const,
      requestHash: '',
      seed: 1,
      turn: 0,
      leaseUntil: new Date(testApp.now().getTime() + leaseMs),
      createdAt: testApp.now(),
    }
    await db.insert(generations).values(generation)
    if (sends) await sendGeneration(queue, db, generation)
    return generation.id
  }
  const open = async () => {
    await takeUpGenerations(db, queue, testApp.now())
    const rows = await db.select().from(generations)
    return rows.filter(({ leaseUntil }) => leaseUntil > testApp.now()).map(({ id }) => id)
  }
  const register = async () => memberOf(testApp, (await registerParent(testApp)).user.id)
  return { testApp, ask, open, register }
}

it('gives generations whose job is still there a new lease', async () => {
  const { testApp, ask, open, register } = await startWithoutWorkers()
  const kept = await ask(await register(), true)
  await ask(await register(), false)
  testApp.advance(3 * leaseMs)
  expect(await open()).toEqual([kept])
})

it('leaves one alone in whose place another was asked for', async () => {
  const { testApp, ask, open, register } = await startWithoutWorkers()
  const parent = await register()
  await ask(parent, true)
  testApp.advance(leaseMs)
  const other = await ask(parent, true)
  expect(await open()).toEqual([other])
})

it('leaves those alone that were asked for more than a day ago', async () => {
  const { testApp, ask, open, register } = await startWithoutWorkers()
  await ask(await register(), true)
  testApp.advance(25 * 60 * 60 * 1000)
  expect(await open()).toEqual([])
})
