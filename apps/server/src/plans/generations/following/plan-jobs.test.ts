import { dayMs } from '@brightplate/contract/plain-date'
import type { PlanJob } from '@brightplate/contract/plans/meal-plan'
import { readPlanJobEvents } from '@brightplate/contract/plans/plan-job-events'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { generations } from '../../../db/tables/household/plans/generations.ts'
import { buildChild } from '../../../testing/families/build-child.ts'
import { memberOf } from '../../../testing/families/member-of.ts'
import { registerParent } from '../../../testing/families/register-parent.ts'
import { startTestApp, type TestApp, testThreads } from '../../../testing/test-app.ts'
import { makeRevision } from '../../changing/make-revision.ts'
import { makeGeneration } from '../making/make-generation.ts'

/** A plan under way: tells how far it is when asked to, and ends when let go. */
interface UnderWay {
  progress: (share: number) => void
  finish: () => void
}

let testApp: TestApp
let url = ''
let started: ((underWay: UnderWay) => void) | null = null

/** Waits in the middle of the next plan. */
const nextPlan = () =>
  new Promise<UnderWay>((resolve) => {
    started = resolve
  })

beforeAll(async () => {
  testApp = await startTestApp({
    threads: {
      ...testThreads,
      makePlan: async (request, onProgress) => {
        const tell = started
        started = null
        if (tell) {
          await new Promise<void>((finish) => {
            tell({ progress: (share) => onProgress?.(share), finish })
          })
        }
        return testThreads.makePlan(request)
      },
    },
  })
  url = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => testApp.close())

async function parentWithChild(changes = {}) {
  const { token, user } = await registerParent(testApp)
  const { householdId } = await memberOf(testApp, user.id)
  const { body: child } = await testApp.call('createChild', { token, body: buildChild(changes) })
  return { token, child, householdId }
}

type Parent = Awaited<ReturnType<typeof parentWithChild>>

async function askForPlan({ token, child }: Parent, key?: string): Promise<PlanJob> {
  const answer = await testApp.call('generatePlan', {
    token,
    headers: { prefer: 'respond-async', ...(key ? { 'idempotency-key': key } : {}) },
    body: { child_id: child.id, duration_days: 7 },
  })
  if (answer.status !== 202 || !('days_wanted' in answer.body)) {
    throw new Error(`Asking answered ${answer.status}`)
  }
  return answer.body
}

const readJob = (token: string, id: string) =>
  testApp.call('readPlanJob', { token, params: { id } })

const follow = (token: string, id: string, signal?: AbortSignal) =>
  fetch(`${url}/api/meal-plans/jobs/${id}/events`, {
    headers: { authorization: `Bearer ${token}` },
    ...(signal ? { signal } : {}),
  })

async function statesOf(response: Response): Promise<PlanJob[]> {
  const states: PlanJob[] = []
  if (!response.body) throw new Error('A stream without a body')
  for await (const state of readPlanJobEvents(response.body)) states.push(state)
  return states
}

async function lastState(token: string, id: string): Promise<PlanJob | undefined> {
  return (await statesOf(await follow(token, id))).at(-1)
}

const plansOf = async (token: string) => (await testApp.call('listPlans', { token })).body

describe('asking for a plan without waiting for it', () => {
  it('answers with a job, and later with its plan', async () => {
    const parent = await parentWithChild()
    const underWay = nextPlan()
    const response = await testApp.app.inject({
      method: 'POST',
      url: '/api/meal-plans/generate',
      headers: { authorization: `Bearer ${parent.token}`, prefer: 'wait=5, respond-async' },
      payload: { child_id: parent.child.id, duration_days: 7 },
    })
    const job: PlanJob = response.json()
    expect(response.statusCode).toBe(202)
    expect(response.headers).toMatchObject({
      'preference-applied': 'respond-async',
      location: `/api/meal-plans/jobs/${job.id}`,
    })
    expect(job).toMatchObject({ days_done: 0, days_wanted: 7, plan_id: null, error: null })
    const { finish } = await underWay
    expect((await readJob(parent.token, job.id)).body.status).toBe('running')
    finish()
    const done = await lastState(parent.token, job.id)
    expect(done).toMatchObject({ status: 'done', days_done: 7 })
    const [plan] = await plansOf(parent.token)
    expect(done?.plan_id).toBe(plan?.id)
  })

  it('still refuses at once what cannot begin', async () => {
    const { token, child } = await parentWithChild()
    const other = await registerParent(testApp)
    const call = (by: string | null, body: object) =>
      testApp.call('generatePlan', {
        ...(by ? { token: by } : {}),
        headers: { prefer: 'respond-async' },
        body: { child_id: child.id, duration_days: 7, ...body },
      })
    expect((await call(null, {})).status).toBe(401)
    expect((await call(other.token, {})).status).toBe(404)
    expect((await call(token, { duration_days: 8 })).status).toBe(422)
  })

  it('tells of a plan that could not be made, and why', async () => {
    const parent = await parentWithChild({ allergies: ['PKU'] })
    const job = await askForPlan(parent)
    const failed = await lastState(parent.token, job.id)
    expect(failed).toMatchObject({ status: 'failed', plan_id: null })
    expect(failed?.error).toMatchObject({ code: 'needs_clinician' })
    expect((await readJob(parent.token, job.id)).body).toEqual(failed)
  })
})

describe('the job of a plan', () => {
  it('is nobody else’s', async () => {
    const parent = await parentWithChild()
    const { id } = await askForPlan(parent)
    const other = await registerParent(testApp)
    for (const name of ['readPlanJob', 'followPlanJob'] as const) {
      const statusFor = async (token: string | null, jobId: string) =>
        (await testApp.call(name, { ...(token ? { token } : {}), params: { id: jobId } })).status
      expect(await statusFor(null, id)).toBe(401)
      expect(await statusFor(other.token, id)).toBe(404)
      expect(await statusFor(parent.token, 'no-id')).toBe(404)
    }
    await lastState(parent.token, id)
  })

  it('tells each day that is done, as it is done', async () => {
    const parent = await parentWithChild()
    const underWay = nextPlan()
    const { id } = await askForPlan(parent)
    const { progress, finish } = await underWay
    const response = await follow(parent.token, id)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    if (!response.body) throw new Error('A stream without a body')
    const days: number[] = []
    let state: PlanJob | null = null
    for await (state of readPlanJobEvents(response.body)) {
      days.push(state.days_done)
      if (state.days_done < 2) progress(0.3)
      else if (state.days_done < 5) progress(0.8)
      else finish()
    }
    expect(days).toEqual([0, 2, 5, 7])
    expect(state).toMatchObject({ status: 'done' })
  })

  it('names its events, and says when to come again', async () => {
    const parent = await parentWithChild()
    const { id } = await askForPlan(parent)
    await lastState(parent.token, id)
    const text = await (await follow(parent.token, id)).text()
    const { body } = await readJob(parent.token, id)
    expect(text).toBe(`retry: 1000\n\nevent: done\ndata: ${JSON.stringify(body)}\n\n`)
  })

  it('is told to 20 streams of an account at a time, in each process', async () => {
    const parent = await parentWithChild()
    const underWay = nextPlan()
    const { id } = await askForPlan(parent)
    const { finish } = await underWay
    const connection = new AbortController()
    const open = () => follow(parent.token, id, connection.signal)
    const streams = await Promise.all(Array.from({ length: 20 }, open))
    expect(streams.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const refused = await open()
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'too_many_requests'])
    connection.abort()
    const statusAgain = async () => {
      const again = new AbortController()
      const { status } = await follow(parent.token, id, again.signal)
      again.abort()
      return status
    }
    await expect.poll(statusAgain).toBe(200)
    finish()
    await lastState(parent.token, id)
  })

  it('is found where it is by a client that was cut off', async () => {
    const parent = await parentWithChild()
    const underWay = nextPlan()
    const { id } = await askForPlan(parent)
    const { progress, finish } = await underWay
    const connection = new AbortController()
    await follow(parent.token, id, connection.signal)
    connection.abort()
    progress(0.5)
    const again = await follow(parent.token, id)
    if (!again.body) throw new Error('A stream without a body')
    const states: PlanJob[] = []
    for await (const state of readPlanJobEvents(again.body)) {
      states.push(state)
      if (state.days_done === 3) finish()
    }
    expect(states.at(-1)?.status).toBe('done')
  })

  it('is made though the client that waited for it is gone', async () => {
    const parent = await parentWithChild()
    const underWay = nextPlan()
    const connection = new AbortController()
    const asked = fetch(`${url}/api/meal-plans/generate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${parent.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ child_id: parent.child.id, duration_days: 7 }),
      signal: connection.signal,
    })
    const { finish } = await underWay
    connection.abort()
    await expect(asked).rejects.toThrow()
    finish()
    await expect.poll(async () => (await plansOf(parent.token)).length).toBe(1)
  })

  it('stands for a second click with a key of its own, until the child is changed', async () => {
    const parent = await parentWithChild()
    const underWay = nextPlan()
    const first = await askForPlan(parent, 'first click')
    const { finish } = await underWay
    expect((await askForPlan(parent, 'second click')).id).toBe(first.id)
    testApp.advance(1000)
    const body = buildChild({ allergies: ['egg'] })
    await testApp.call('changeChild', {
      token: parent.token,
      params: { id: parent.child.id },
      body,
    })
    const second = await askForPlan(parent, 'third click')
    expect(second.id).not.toBe(first.id)
    finish()
    await lastState(parent.token, first.id)
    await lastState(parent.token, second.id)
    expect(await plansOf(parent.token)).toHaveLength(2)
  })

  it('ends without a plan when the child is deleted meanwhile', async () => {
    const parent = await parentWithChild()
    const underWay = nextPlan()
    const { id } = await askForPlan(parent)
    const { finish } = await underWay
    await testApp.call('deleteChild', { token: parent.token, params: { id: parent.child.id } })
    finish()
    expect(await lastState(parent.token, id)).toMatchObject({
      status: 'failed',
      error: { code: 'not_found' },
    })
    expect(await plansOf(parent.token)).toEqual([])
  })

  it('tells whoever waits for it that the child is gone, and of no fault', async () => {
    const parent = await parentWithChild()
    const underWay = nextPlan()
    const waiting = testApp.call('generatePlan', {
      token: parent.token,
      body: { child_id: parent.child.id, duration_days: 7 },
    })
    const { finish } = await underWay
    await testApp.call('deleteChild', { token: parent.token, params: { id: parent.child.id } })
    finish()
    const { status, error } = await waiting
    expect([status, error.code]).toEqual([404, 'not_found'])
  })

  it('makes one plan when two workers hold it', async () => {
    const parent = await parentWithChild()
    const underWay = nextPlan()
    const { id } = await askForPlan(parent)
    const { finish } = await underWay
    await makeGeneration(testApp.services, makeRevision, {
      generationId: id,
      householdId: parent.householdId,
    })
    finish()
    const { boss } = testApp.services.queue
    const jobs = () => boss.findJobs('generation', { data: { generationId: id } })
    await expect.poll(async () => (await jobs()).map(({ state }) => state)).toEqual(['completed'])
    expect(await lastState(parent.token, id)).toMatchObject({ status: 'done', days_done: 7 })
    expect(await plansOf(parent.token)).toHaveLength(1)
  })
})

describe('a worker that fails', () => {
  it('tells the parent, spends nothing, and writes nothing private down', async () => {
    const reported: unknown[] = []
    const broken = await startTestApp({
      threads: {
        ...testThreads,
        makePlan: async () => {
          throw new Error('Robin broke it')
        },
      },
    })
    onTestFinished(broken.close)
    broken.services.queue.report = (error) => reported.push(error)
    const { token } = await registerParent(broken)
    const { body: child } = await broken.call('createChild', { token, body: buildChild() })
    broken.advance(4 * dayMs)
    const body = { child_id: child.id, duration_days: 7 as const }
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { status, error } = await broken.call('generatePlan', { token, body })
      expect([status, error.code]).toEqual([500, 'internal_error'])
    }
    expect(reported).toHaveLength(2)
    const rows = await broken.database.db.select().from(generations)
    expect(JSON.stringify(rows)).not.toContain('Robin')
  })
})

describe('a stop of the service', () => {
  it('ends the streams, so that it need not wait for them', async () => {
    const stopping = await startTestApp({
      threads: { ...testThreads, makePlan: () => new Promise(() => {}) },
    })
    const address = await stopping.app.listen({ port: 0, host: '127.0.0.1' })
    const { token } = await registerParent(stopping)
    const { body: child } = await stopping.call('createChild', { token, body: buildChild() })
    const { body: job } = await stopping.call('generatePlan', {
      token,
      headers: { prefer: 'respond-async' },
      body: { child_id: child.id, duration_days: 7 },
    })
    const response = await fetch(`${address}/api/meal-plans/jobs/${job.id}/events`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const text = response.text()
    await stopping.app.close()
    expect(await text).toContain('event: progress')
    await stopping.services.changes.close()
    await stopping.services.queue.boss.stop({ graceful: false })
    await stopping.database.close()
  })
})
