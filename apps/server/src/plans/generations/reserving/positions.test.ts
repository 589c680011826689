import { dayMs } from '@brightplate/contract/plain-date'
import type { PlanJob } from '@brightplate/contract/plans/meal-plan'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { generations } from '../../../db/tables/household/plans/generations.ts'
import { buildChild } from '../../../testing/families/build-child.ts'
import { memberOf } from '../../../testing/families/member-of.ts'
import { registerParent } from '../../../testing/families/register-parent.ts'
import { startTestApp, type TestApp, testThreads } from '../../../testing/test-app.ts'
import { makeRevision } from '../../changing/make-revision.ts'
import { makeGeneration } from '../making/make-generation.ts'

/** An app whose plans each wait until they are let go; `made` tells whose were begun, by the child's age. */
async function startSlowApp(planners: number) {
  const made: number[] = []
  // Whose turn it is hangs on no plan: children of an age share theirs.
  const planAt = new Map<number, ReturnType<typeof testThreads.makePlan>>()
  const waiting: (() => void)[] = []
  let atWork = 0
  let mostAtWork = 0
  let open = false
  const testApp = await startTestApp({
    threads: {
      ...testThreads,
      planners,
      makePlan: async (request) => {
        made.push(request.child.age)
        atWork += 1
        mostAtWork = Math.max(mostAtWork, atWork)
        if (!open) await new Promise<void>((resolve) => waiting.push(resolve))
        const { age } = request.child
        const plan = await (planAt.get(age) ?? testThreads.makePlan(request))
        planAt.set(age, Promise.resolve(plan))
        atWork -= 1
        return plan
      },
    },
  })
  const letAllGo = () => {
    open = true
    for (const go of waiting.splice(0)) go()
  }
  onTestFinished(async () => {
    letAllGo()
    await testApp.close()
  })
  const hold = () => {
    open = false
  }
  const begun = () => made.length
  return { testApp, made, hold, letAllGo, mostAtWork: () => mostAtWork, begun }
}

async function parentOf(testApp: TestApp, age: number) {
  const { token, user } = await registerParent(testApp)
  const { householdId } = await memberOf(testApp, user.id)
  const { body: child } = await testApp.call('createChild', { token, body: buildChild({ age }) })
  const ask = async () => {
    const body = { child_id: child.id, duration_days: 7 as const }
    const headers = { prefer: 'respond-async' }
    const answer = await testApp.call('generatePlan', { token, headers, body })
    // Asked for without waiting, the answer is a job.
    return { ...answer, body: answer.body as PlanJob }
  }
  const states = async (ids: string[]) => {
    const jobs = ids.map((id) => testApp.call('readPlanJob', { token, params: { id } }))
    return (await Promise.all(jobs)).map(({ body }) => body.status)
  }
  return { token, child, ask, states, householdId }
}

describe('the generations of one account', () => {
  it('are two at work and ten waiting; for one more it is told to come again', async () => {
    const { testApp, begun, letAllGo, mostAtWork } = await startSlowApp(4)
    const { ask, states, token, child } = await parentOf(testApp, 5)
    const first = [await ask(), await ask()]
    await expect.poll(begun).toBe(2)
    const asked = await Promise.all(Array.from({ length: 10 }, ask))
    expect(asked.map(({ status }) => status)).toEqual(Array(10).fill(202))
    const { headers, statusCode, json } = await testApp.app.inject({
      method: 'POST',
      url: '/api/meal-plans/generate',
      headers: { authorization: `Bearer ${token}` },
      payload: { child_id: child.id, duration_days: 7 },
    })
    expect([statusCode, json().code]).toEqual([429, 'too_many_waiting'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    letAllGo()
    const ids = [...first, ...asked].map(({ body }) => body.id)
    await expect.poll(() => states(ids)).toEqual(Array(12).fill('done'))
    expect(mostAtWork()).toBe(2)
    expect((await ask()).status).toBe(202)
  })

  it('are never more at work, in however many processes their jobs are begun at once', async () => {
    const { testApp, begun, letAllGo, mostAtWork } = await startSlowApp(1)
    const { ask, states, householdId } = await parentOf(testApp, 5)
    const asked = await Promise.all(Array.from({ length: 6 }, ask))
    await expect.poll(begun).toBe(1)
    const ids = asked.map(({ body }) => body.id)
    const working = (await states(ids)).indexOf('running')
    const others = ids.filter((_, at) => at !== working)
    const begins = others.map((generationId) =>
      makeGeneration(testApp.services, makeRevision, { generationId, householdId }),
    )
    await expect.poll(begun).toBe(2)
    letAllGo()
    await Promise.all(begins)
    await expect.poll(() => states(ids)).toEqual(Array(6).fill('done'))
    expect(mostAtWork()).toBe(2)
  })
})

it('a generation that waits is held for ten minutes', async () => {
  const { testApp, begun } = await startSlowApp(1)
  const { ask } = await parentOf(testApp, 5)
  await ask()
  await expect.poll(begun).toBe(1)
  const { body } = await ask()
  const rows = await testApp.database.db.select().from(generations)
  const waiting = rows.find(({ id }) => id === body.id)
  expect(waiting?.status).toBe('queued')
  expect(waiting?.leaseUntil.getTime()).toBe(testApp.now().getTime() + 10 * 60 * 1000)
})

describe('the queue', () => {
  it('serves accounts in turn', async () => {
    const { testApp, made, begun, letAllGo } = await startSlowApp(1)
    const [many, one, few] = [
      await parentOf(testApp, 5),
      await parentOf(testApp, 6),
      await parentOf(testApp, 7),
    ]
    await many.ask()
    await expect.poll(begun).toBe(1)
    for (let more = 0; more < 5; more += 1) await many.ask()
    await one.ask()
    await few.ask()
    await few.ask()
    letAllGo()
    await expect.poll(begun).toBe(9)
    expect(made).toEqual([5, 6, 7, 5, 7, 5, 5, 5, 5])
  })

  it('puts who comes later not before what waits longer in the same turn', async () => {
    const { testApp, made, begun, letAllGo } = await startSlowApp(1)
    const [first, second] = [await parentOf(testApp, 5), await parentOf(testApp, 6)]
    await first.ask()
    await expect.poll(begun).toBe(1)
    await first.ask()
    await second.ask()
    await second.ask()
    await first.ask()
    letAllGo()
    await expect.poll(begun).toBe(5)
    expect(made).toEqual([5, 6, 5, 6, 5])
  })
})

describe('regenerating a plan', () => {
  async function parentWithLock(testApp: TestApp, letAllGo: () => void) {
    const parent = await parentOf(testApp, 5)
    letAllGo()
    const { body: job } = await parent.ask()
    await expect.poll(() => parent.states([job.id])).toEqual(['done'])
    const [plan] = (await testApp.call('listPlans', { token: parent.token })).body
    if (!plan || !('plan_data' in plan)) throw new Error('No plan')
    const params = { id: plan.id }
    const locks = [{ day: 1, slot: 'dinner' as const }]
    await testApp.call('changeLocks', { token: parent.token, params, body: { locks } })
    const again = (revision: number) =>
      testApp.call('regeneratePlan', { token: parent.token, params, body: { revision } })
    return { ...parent, plan, again }
  }

  it('is done once for a revision, however often it is asked for', async () => {
    const { testApp, begun, hold, letAllGo } = await startSlowApp(4)
    const { plan, again } = await parentWithLock(testApp, letAllGo)
    hold()
    const follow = vi.spyOn(testApp.services.changes, 'follow')
    const asked = Array.from({ length: 4 }, () => again(plan.revision))
    await expect.poll(() => follow.mock.calls.length).toBe(4)
    letAllGo()
    const answers = await Promise.all(asked)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.revision))).toEqual(new Set([plan.revision + 1]))
    expect(begun()).toBe(2)
    expect((await again(plan.revision)).error.code).toBe('plan_changed')
  })

  it('spends nothing of the free tier’s plan a week', async () => {
    const { testApp, letAllGo } = await startSlowApp(4)
    const { plan, again, ask } = await parentWithLock(testApp, letAllGo)
    testApp.advance(8 * dayMs)
    expect((await again(plan.revision)).status).toBe(200)
    expect((await ask()).status).toBe(202)
    expect((await ask()).status).toBe(402)
  })
})
