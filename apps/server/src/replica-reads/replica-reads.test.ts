import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../db/database.ts'
import { sessions } from '../db/tables/directory/sessions.ts'
import { tokenHash } from '../keys/lookup-key.ts'
import { joinAsParent } from '../testing/families/join-as-parent.ts'
import { parentWithPlan } from '../testing/families/parent-with-plan.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

/** A replica whose reads are counted; what fails there is chosen by the test. */
const replica = { reads: 0, left: 0, isFresh: true, fault: null as Error | null }

/** The database of the test, as its replica would be asked. */
function asReplica(db: Db): Db {
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'select' || name === '_') {
        replica.reads += 1
        if (replica.fault) throw replica.fault
      }
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

let testApp: TestApp
let copy: Db

beforeAll(async () => {
  testApp = await startTestApp({
    replica: {
      fresh: () => (replica.isFresh ? copy : null),
      left: () => {
        replica.left += 1
      },
    },
  })
  copy = asReplica(testApp.services.db)
})
afterAll(() => testApp.close())
beforeEach(() => {
  Object.assign(replica, { reads: 0, left: 0, isFresh: true, fault: null })
})

const settledMs = 90_000

/** How often the replica was asked for the templates of a session, which are answered whoever is asked. */
async function readsFor(token: string): Promise<number> {
  const before = replica.reads
  const { status } = await testApp.call('listMealTemplates', { token })
  expect(status).toBe(200)
  return replica.reads - before
}

const addTemplate = (token: string, planId: string) =>
  testApp.call('createMealTemplate', { token, body: { name: 'Week', plan_id: planId, week: 1 } })

describe('reads of what may be a second old', () => {
  it('go to the replica once a session has not written for a while', async () => {
    const { token } = await parentWithPlan(testApp)
    expect(await readsFor(token)).toBe(0)
    testApp.advance(settledMs - 1)
    expect(await readsFor(token)).toBe(0)
    testApp.advance(1)
    expect(await readsFor(token)).toBeGreaterThan(0)
  })

  it('never miss what the session wrote, in whichever process and however long that took', async () => {
    const { token, plan } = await parentWithPlan(testApp)
    testApp.advance(settledMs)
    expect(await readsFor(token)).toBeGreaterThan(0)
    await addTemplate(token, plan.id)
    expect(await readsFor(token)).toBe(0)
    // Noted half a minute ago at most, so what is written now counts for another minute.
    testApp.advance(29_999)
    await addTemplate(token, plan.id)
    testApp.advance(60_000)
    expect(await readsFor(token)).toBe(0)
    const [row] = await testApp.database.db
      .select({ wroteAt: sessions.wroteAt })
      .from(sessions)
      .where(eq(sessions.tokenHash, tokenHash(testApp.services.lookup, token)))
    expect(testApp.now().getTime() - (row?.wroteAt?.getTime() ?? 0)).toBe(89_999)
    testApp.advance(1)
    expect(await readsFor(token)).toBeGreaterThan(0)
  })

  it('of another session of the household may be a second old', async () => {
    const { token, plan } = await parentWithPlan(testApp)
    const second = await joinAsParent(testApp, token)
    testApp.advance(settledMs)
    await addTemplate(token, plan.id)
    expect([await readsFor(token), (await readsFor(second.token)) > 0]).toEqual([0, true])
  })

  it('go to the database for whoever was told that a plan is made', async () => {
    const { token, child } = await parentWithPlan(testApp)
    const { body: job } = await testApp.call('generatePlan', {
      token,
      headers: { prefer: 'respond-async' },
      body: { child_id: child.id, duration_days: 7 },
    })
    testApp.advance(settledMs)
    await testApp.call('readPlanJob', { token, params: { id: job.id } })
    expect(await readsFor(token)).toBe(0)
  })

  it('go to the database while the replica is behind', async () => {
    const { token } = await parentWithPlan(testApp)
    testApp.advance(settledMs)
    replica.isFresh = false
    expect(await readsFor(token)).toBe(0)
  })

  it('are answered by the database where the replica ends or fails', async () => {
    const { token, plan } = await parentWithPlan(testApp)
    testApp.advance(settledMs)
    replica.fault = new Error('Connection terminated unexpectedly')
    expect(await readsFor(token)).toBeGreaterThan(0)
    expect(replica.left).toBe(1)
    const write = Object.assign(new Error('read-only'), { code: '25006' })
    replica.fault = new Error('of the query', { cause: write })
    expect(await readsFor(token)).toBeGreaterThan(0)
    replica.fault = new Error('anything else')
    for (const view of ['summary', undefined] as const) {
      const { status, body } = await testApp.call('listPlans', {
        token,
        query: view ? { view } : {},
      })
      expect([status, body.map(({ id }) => id)]).toEqual([200, [plan.id]])
    }
    expect(replica.left).toBe(1)
  })

  it('refuse only what the database refuses', async () => {
    const { token } = await parentWithPlan(testApp)
    testApp.advance(settledMs)
    const { status } = await testApp.call('listGoalTicks', { token, params: { id: 'none' } })
    expect(status).toBe(404)
    expect((await testApp.call('listMealTemplates', {})).status).toBe(401)
    expect((await testApp.call('deletePlan', { params: { id: 'none' } })).status).toBe(401)
    expect((await testApp.call('deletePlan', { token, params: { id: 'none' } })).status).toBe(404)
  })
})
