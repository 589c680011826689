import type { PlanRequest } from '@brightplate/meal-plans/compose/compose-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildChild } from '../../../testing/families/build-child.ts'
import { registerParent } from '../../../testing/families/register-parent.ts'
import { startTestApp, type TestApp, testThreads } from '../../../testing/test-app.ts'

let testApp: TestApp
const requests: PlanRequest[] = []

beforeAll(async () => {
  testApp = await startTestApp({
    threads: {
      ...testThreads,
      makePlan: (request) => {
        requests.push(request)
        return testThreads.makePlan(request)
      },
    },
  })
})
afterAll(() => testApp.close())

async function newChild(token: string) {
  const { body } = await testApp.call('createChild', { token, body: buildChild() })
  return body.id
}

async function planFrom(token: string, child_id: string, start_date: string) {
  const body = { child_id, duration_days: 7 as const, start_date }
  const { body: plan } = await testApp.call('generatePlan', { token, body })
  if (!('plan_data' in plan)) throw new Error('No plan')
  return { plan, history: requests.at(-1)?.history ?? [] }
}

describe('the dishes of earlier plans', () => {
  it('are handed to the planner with their dates and locks, the child’s own alone', async () => {
    const { token } = await registerParent(testApp)
    const child = await newChild(token)
    const { plan, history: none } = await planFrom(token, child, '2026-11-23')
    expect(none).toEqual([])
    await planFrom(token, await newChild(token), '2026-11-23')
    const locks = [{ day: 2, slot: 'snack_2' as const }]
    await testApp.call('changeLocks', { token, params: { id: plan.id }, body: { locks } })

    const { history } = await planFrom(token, child, '2026-11-30')
    expect(history).toHaveLength(42)
    const locked = plan.plan_data.days[1]?.snacks[1]?.recipe_id
    expect(history.filter(({ isLocked: kept }) => kept)).toEqual([
      { recipeId: locked, date: '2026-11-24', isLocked: true },
    ])
    expect(history).toContainEqual({
      recipeId: plan.plan_data.days[6]?.dinner.recipe_id,
      date: '2026-11-29',
      isLocked: false,
    })
  })

  it('are those of the three weeks before, and never of the days of the plan itself', async () => {
    const { token } = await registerParent(testApp)
    const child = await newChild(token)
    await planFrom(token, child, '2026-11-23')
    expect((await planFrom(token, child, '2026-11-23')).history).toEqual([])
    const dates = (history: readonly { date: string }[]) => [
      ...new Set(history.map(({ date }) => date)),
    ]
    const later = await planFrom(token, child, '2026-12-18')
    expect(dates(later.history).sort()).toEqual(['2026-11-27', '2026-11-28', '2026-11-29'])
  })

  it('leave out the plan that is regenerated', async () => {
    const { token } = await registerParent(testApp)
    const { plan } = await planFrom(token, await newChild(token), '2026-11-23')
    const params = { id: plan.id }
    const locks = [{ day: 1, slot: 'lunch' as const }]
    await testApp.call('changeLocks', { token, params, body: { locks } })
    const body = { revision: plan.revision }
    expect((await testApp.call('regeneratePlan', { token, params, body })).status).toBe(200)
    expect(requests.at(-1)?.history).toEqual([])
  })
})
