import { dayMs } from '@brightplate/contract/plain-date'
import { eq } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { generations } from '../../../db/tables/household/plans/generations.ts'
import { subscriptions } from '../../../db/tables/household/subscriptions.ts'
import { newId } from '../../../new-id.ts'
import { memberOf } from '../../../testing/families/member-of.ts'
import { registerParent } from '../../../testing/families/register-parent.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { trialHashOf } from './free-plans.ts'
import { requireQuota } from './require-room.ts'

/** A parent who made a plan just now; answers with what asking for another is answered. */
async function start() {
  const testApp = await startTestApp()
  onTestFinished(testApp.close)
  const { db } = testApp.database
  const { user } = await registerParent(testApp)
  const member = await memberOf(testApp, user.id)
  const account = { ...member, addressHash: await trialHashOf(db, member.householdId) }
  const make = () =>
    db.insert(generations).values({
      ...member,
      id: newId(testApp.now()),
      childId: user.id,
      durationDays: 7,
      startDate: '2026-11-23',
      status: 'done',
      requestHash: '',
      seed: 1,
      leaseUntil: testApp.now(),
      createdAt: testApp.now(),
    })
  const ask = async (verifiesEmail = false) => {
    const [facts] = await db.select().from(subscriptions).where(eq(subscriptions.userId, user.id))
    if (!facts) throw new Error('No subscription')
    return requireQuota(db, testApp.now(), { facts, verifiesEmail }, account).then(
      () => 'may',
      (error: unknown) => Reflect.get(Object(error), 'code'),
    )
  }
  return { testApp, make, ask }
}

it('who is on trial makes as many plans as it likes', async () => {
  const { make, ask } = await start()
  await make()
  await make()
  expect(await ask()).toBe('may')
  expect(await ask(true)).toBe('may')
})

it('who is free makes one in seven days, with an address that is verified where that is asked', async () => {
  const { testApp, make, ask } = await start()
  testApp.advance(10 * dayMs)
  expect(await ask()).toBe('may')
  expect(await ask(true)).toBe('email_unverified')
  await make()
  expect(await ask()).toBe('plan_limit_reached')
  testApp.advance(7 * dayMs)
  expect(await ask()).toBe('may')
})
