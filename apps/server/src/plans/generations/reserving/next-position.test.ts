import { expect, it, onTestFinished } from 'vitest'
import type { Member } from '../../../db/member.ts'
import { generations } from '../../../db/tables/household/plans/generations.ts'
import { newId } from '../../../new-id.ts'
import { memberOf } from '../../../testing/families/member-of.ts'
import { registerParent } from '../../../testing/families/register-parent.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { nextPosition } from './next-position.ts'
import { requireRoomToWait } from './require-room.ts'

type Status = (typeof generations.$inferInsert)['status']

async function start() {
  const testApp = await startTestApp()
  onTestFinished(testApp.close)
  const { db } = testApp.database
  const open = async () => memberOf(testApp, (await registerParent(testApp)).user.id)
  const waits = ({ householdId, userId }: Member, turn: number, status: Status, lease = 1) =>
    db.insert(generations).values({
      householdId,
      userId,
      id: newId(testApp.now()),
      childId: userId,
      durationDays: 7,
      startDate: '2026-11-23',
      status,
      requestHash: '',
      seed: 1,
      turn,
      leaseUntil: new Date(testApp.now().getTime() + lease),
      createdAt: testApp.now(),
    })
  const positionOf = (member: Member) => nextPosition(db, testApp.now(), member)
  const mayWait = (member: Member) =>
    requireRoomToWait(db, testApp.now(), member).then(
      () => true,
      (error: unknown) => {
        expect(error).toMatchObject({ code: 'too_many_waiting' })
        return false
      },
    )
  return { open, waits, positionOf, mayWait }
}

it('the first turn of all is nought', async () => {
  const { open, positionOf } = await start()
  expect(await positionOf(await open())).toBe(0)
})

it.each(['queued', 'running'] as const)(
  'a turn comes after the account’s own that is %s, and beside the first of the others',
  async (status) => {
    const { open, waits, positionOf } = await start()
    const [parent, other] = [await open(), await open()]
    await waits(parent, 3, status)
    await waits(parent, 4, status)
    expect(await positionOf(parent)).toBe(5)
    expect(await positionOf(other)).toBe(3)
  },
)

it('a turn is not held back by what ended or lapsed', async () => {
  const { open, waits, positionOf } = await start()
  const [parent, other] = [await open(), await open()]
  await waits(parent, 5, 'done')
  await waits(parent, 6, 'failed')
  await waits(parent, 7, 'queued', 0)
  expect(await positionOf(parent)).toBe(0)
  await waits(other, 2, 'queued')
  expect(await positionOf(parent)).toBe(2)
})

it('ten generations of an account wait, and one more is told to come again', async () => {
  const { open, waits, mayWait } = await start()
  const [parent, other] = [await open(), await open()]
  await waits(parent, 0, 'running')
  await waits(parent, 0, 'queued', 0)
  for (let turn = 1; turn < 10; turn += 1) await waits(parent, turn, 'queued')
  expect(await mayWait(parent)).toBe(true)
  await waits(parent, 10, 'queued')
  expect(await mayWait(parent)).toBe(false)
  expect(await mayWait(other)).toBe(true)
})
