import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildChild } from '../testing/families/build-child.ts'
import { exportOf } from '../testing/families/export-of.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { subscribe } from '../testing/families/subscribe.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

/** The test's clock stands at Friday 2026-11-20. */
const thisWeek = '2026-11-16'
const goals = ['better sleep', 'sit through dinner']

async function parentWithChild() {
  const { token, user } = await registerParent(testApp)
  const { body } = await testApp.call('createChild', {
    token,
    body: buildChild({ behavioral_goals: goals }),
  })
  return { token, userId: user.id, params: { id: body.id } }
}

const tick = (changes = {}) => ({
  goal: 'better sleep',
  week_start: thisWeek,
  met: true,
  ...changes,
})

describe('the weekly tick of a goal', () => {
  it('is set, set once however often it is sent, and taken back', async () => {
    const { token, params } = await parentWithChild()
    const expected = [{ goal: 'better sleep', week_start: thisWeek }]
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await testApp.call('changeGoalTick', { token, params, body: tick() })
      expect(status).toBe(200)
      expect(body).toEqual(expected)
    }
    expect((await testApp.call('listGoalTicks', { token, params })).body).toEqual(expected)
    const back = await testApp.call('changeGoalTick', {
      token,
      params,
      body: tick({ met: false }),
    })
    expect(back.body).toEqual([])
  })

  it('lists the newest week first and forgets none of half a year', async () => {
    const { token, params } = await parentWithChild()
    for (const week_start of ['2026-06-01', '2026-11-09', thisWeek]) {
      await testApp.call('changeGoalTick', { token, params, body: tick({ week_start }) })
    }
    const { body } = await testApp.call('listGoalTicks', { token, params })
    expect(body.map(({ week_start }) => week_start)).toEqual([thisWeek, '2026-11-09', '2026-06-01'])
  })

  it.each([
    ['a goal that the child has not', { goal: 'fly' }],
    ['no goal', { goal: '' }],
    ['a Tuesday', { week_start: '2026-11-17' }],
    ['a week to come', { week_start: '2026-11-23' }],
    ['a week of a year ago', { week_start: '2025-11-17' }],
    ['a day that is none', { week_start: 'monday' }],
  ])('is refused for %s', async (_, changes) => {
    const { token, params } = await parentWithChild()
    const { status, error } = await testApp.call('changeGoalTick', {
      token,
      params,
      body: tick(changes),
    })
    expect(status).toBe(422)
    expect(error.code).toBe('invalid_input')
    expect((await testApp.call('listGoalTicks', { token, params })).body).toEqual([])
  })

  it('can be taken back for a goal that left the profile', async () => {
    const { token, params } = await parentWithChild()
    await testApp.call('changeGoalTick', { token, params, body: tick() })
    await testApp.call('changeChild', {
      token,
      params,
      body: buildChild({ behavioral_goals: [] }),
    })
    const { body } = await testApp.call('changeGoalTick', {
      token,
      params,
      body: tick({ met: false }),
    })
    expect(body).toEqual([])
  })

  it('comes with premium by the month and the year; on the free tier ticks can be read', async () => {
    const { token, userId, params } = await parentWithChild()
    for (const interval of ['monthly', 'yearly'] as const) {
      await subscribe(testApp, userId, interval)
      const { status } = await testApp.call('changeGoalTick', { token, params, body: tick() })
      expect(status).toBe(200)
    }
    await subscribe(testApp, userId, null)
    const { status, error } = await testApp.call('changeGoalTick', {
      token,
      params,
      body: tick({ met: false }),
    })
    expect(status).toBe(402)
    expect(error.code).toBe('premium_needed')
    expect((await testApp.call('listGoalTicks', { token, params })).body).toHaveLength(1)
  })

  it('is nobody else’s, and needs a session', async () => {
    const { params } = await parentWithChild()
    const { token } = await registerParent(testApp)
    expect((await testApp.call('listGoalTicks', { token, params })).status).toBe(404)
    const theirs = await testApp.call('changeGoalTick', { token, params, body: tick() })
    expect(theirs.status).toBe(404)
    expect((await testApp.call('listGoalTicks', { params })).status).toBe(401)
    expect((await testApp.call('changeGoalTick', { params, body: tick() })).status).toBe(401)
  })

  it('is in the export, and goes with the child', async () => {
    const { token, params } = await parentWithChild()
    await testApp.call('changeGoalTick', { token, params, body: tick() })
    const exported = await exportOf(testApp, { token })
    expect(exported.body.goal_ticks).toEqual([
      { child_id: params.id, goal: 'better sleep', week_start: thisWeek },
    ])
    await testApp.call('deleteChild', { token, params })
    expect((await exportOf(testApp, { token })).body.goal_ticks).toEqual([])
  })
})
