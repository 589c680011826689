import { eatenOutId } from '@brightplate/contract/plans/dishes/eaten-out'
import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { slots } from '@brightplate/contract/plans/slots'
import { finishPlan } from '@brightplate/meal-plans/finish/finish-plan'
import { planProfile } from '@brightplate/meal-plans/profile/plan-profile'
import { toPlannedDays } from '@brightplate/meal-plans/swap/to-planned-days'
import { planWarnings } from '@brightplate/meal-plans/warnings/plan-warnings'
import { randomStream } from '@brightplate/planner/search/random'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ParentWithPlan, parentWithPlan } from '../../testing/families/parent-with-plan.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const startDate = '2026-11-23'

/** One change of a plan through the API; whatever it answers is a plan or a refusal. */
type Change = (parent: ParentWithPlan, plan: MealPlan, draw: number) => Promise<unknown>

const placeOf = (draw: number) => ({
  day: 1 + (draw % 7),
  slot: slots[Math.floor(draw / 7) % slots.length] ?? ('dinner' as const),
})

const changes: Readonly<Record<string, Change>> = {
  swap: async ({ token, params }, { revision }, draw) => {
    const body = placeOf(draw)
    const { body: offered } = await testApp.call('listAlternatives', { token, params, body })
    const recipe_id = offered[draw % Math.max(1, offered.length)]?.recipe_id ?? ''
    return testApp.call('swapMeal', { token, params, body: { ...body, recipe_id, revision } })
  },
  move: ({ token, params }, { revision }, draw) => {
    const { day, slot } = placeOf(draw)
    const body = { day, slot, to_day: 1 + ((day + (draw % 5)) % 7), revision }
    return testApp.call('moveMeal', { token, params, body })
  },
  'meal out': ({ token, params }, { revision }, draw) => {
    const body = { ...placeOf(draw), recipe_id: eatenOutId, revision }
    return testApp.call('swapMeal', { token, params, body })
  },
  back: ({ token, params }, { revision }, draw) => {
    const body = { to: 1 + (draw % revision), revision }
    return testApp.call('goBackToRevision', { token, params, body })
  },
  anew: async ({ token, params }, { revision }, draw) => {
    const locks = [placeOf(draw)]
    await testApp.call('changeLocks', { token, params, body: { locks } })
    return testApp.call('regeneratePlan', { token, params, body: { revision } })
  },
  'never again': async ({ token, params, child }, { revision, plan_data }, draw) => {
    const parts = plan_data.days[draw % 7]?.dinner.parts ?? []
    const food = parts[draw % Math.max(1, parts.length)]?.name ?? 'peas'
    const { body: now } = await testApp.call('readChild', { token, params: { id: child.id } })
    const { id, created_at: _, age_given_on: __, answers: ___, ...body } = now
    const foods_said = [...(body.foods_said ?? []), { food, says: 'never_again' as const }]
    await testApp.call('changeChild', { token, params: { id }, body: { ...body, foods_said } })
    return testApp.call('exchangeMeals', { token, params, body: { revision, date: startDate } })
  },
  allergy: async ({ token, child }, _plan, draw) => {
    const { body: now } = await testApp.call('readChild', { token, params: { id: child.id } })
    const { id, created_at: _, age_given_on: __, answers: ___, ...body } = now
    const allergies = [
      ...new Set([...body.allergies, ['kiwi', 'mustard', 'sesame'][draw % 3] ?? '']),
    ]
    return testApp.call('changeChild', { token, params: { id }, body: { ...body, allergies } })
  },
}
const kinds = Object.keys(changes)

/** Whether the stored plan is what its days make for the child of today, and tells what a check from nothing finds. */
async function expectWhole({ token, params, child }: ParentWithPlan, how: string) {
  const { body: plan } = await testApp.call('readPlan', { token, params })
  const { body: now } = await testApp.call('readChild', { token, params: { id: child.id } })
  expect(plan.warnings, how).toEqual(planWarnings({ plan: plan.plan_data, child: now }))
  if (plan.revision > 1 && plan.profile_snapshot) {
    const { profile_snapshot: facts, plan_data } = plan
    const change = { before: plan_data, placed: [], isAsItWas: true as const }
    const draft = { days: toPlannedDays(plan_data), ruledOut: plan_data.ruled_out }
    const finishedAgain = finishPlan(draft, facts, planProfile(facts), change)
    expect(finishedAgain.kind === 'finished' && finishedAgain.plan, how).toEqual(plan_data)
  }
  return plan
}

describe('a plan after a chain of changes through the API', () => {
  it.each([1, 2, 3])('is what its days make, whatever came before (seed %i)', async (seed) => {
    const random = randomStream(seed)
    const child = { allergies: ['milk', 'salt'], safe_foods: ['rice', 'banana'] }
    const parent = await parentWithPlan(testApp, { startDate, child })
    let plan = parent.plan as MealPlan
    const done: string[] = []
    for (let turn = 0; turn < 6; turn += 1) {
      const kind = kinds[Math.floor(random() * kinds.length)] ?? 'swap'
      await changes[kind]?.(parent, plan, Math.floor(random() * 5000))
      done.push(kind)
      plan = await expectWhole(parent, `after ${done.join(', ')}`)
    }
    expect(plan.revision).toBeGreaterThan(1)
  })
})
