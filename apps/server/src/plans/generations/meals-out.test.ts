import { eatenOutId } from '@brightplate/contract/plans/dishes/eaten-out'
import type { MealPlan, PlanJob } from '@brightplate/contract/plans/meal-plan'
import type { PlanData, Slot } from '@brightplate/contract/plans/plan-data'
import { slots } from '@brightplate/planner/slot'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generations } from '../../db/tables/household/plans/generations.ts'
import { buildChild } from '../../testing/families/build-child.ts'
import { registerParent } from '../../testing/families/register-parent.ts'
import { subscribe } from '../../testing/families/subscribe.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const mealOut = { name: 'Eaten out', ingredients: [], prep_time: '0 minutes', benefits: '' }
const bare = { ...mealOut, eaten_out: true }
const dayOff = (day: number) => slots.map((slot) => ({ day, slot }))

function planOf({
  status,
  body,
  error,
}: {
  status: number
  body: MealPlan | PlanJob
  error: { detail: string }
}): MealPlan {
  if (status > 201 || !('plan_data' in body)) throw new Error(`Answered ${status}: ${error.detail}`)
  return body
}

async function parentWithChild() {
  const { token, user } = await registerParent(testApp)
  const { body: child } = await testApp.call('createChild', { token, body: buildChild() })
  const generate = (meals_out: { day: number; slot: Slot }[], duration_days: 7 | 14 = 7) =>
    testApp.call('generatePlan', { token, body: { child_id: child.id, duration_days, meals_out } })
  return { token, child, user, generate }
}

async function planWithDinnersOut() {
  const parent = await parentWithChild()
  const plan = planOf(
    await parent.generate([
      { day: 2, slot: 'dinner' },
      { day: 4, slot: 'lunch' },
    ]),
  )
  return { ...parent, plan, params: { id: plan.id } }
}

const namesOut = ({ days }: PlanData): string[] =>
  days.flatMap(({ day, breakfast, lunch, dinner, snacks, juice }) =>
    [breakfast, lunch, dinner, ...snacks, juice].flatMap(({ eaten_out }, index) =>
      eaten_out ? `${day}/${index}` : [],
    ),
  )

describe('a plan with meals out', () => {
  it('says no more of them than that, and has whole days all the same', async () => {
    const { generate } = await parentWithChild()
    const { plan_data: data } = planOf(
      await generate([{ day: 2, slot: 'dinner' }, { day: 2, slot: 'dinner' }, ...dayOff(5)]),
    )
    expect(data.days).toHaveLength(7)
    expect(data.days[1]?.dinner).toEqual(bare)
    expect(data.days[4]).toMatchObject({
      breakfast: bare,
      lunch: bare,
      dinner: bare,
      snacks: [bare, bare],
      juice: { ...bare, preparation: [] },
      home_share: 0,
    })
    expect(Object.keys(data.days[4]?.breakfast ?? {}).toSorted()).toEqual(
      Object.keys(bare).toSorted(),
    )
    expect(data.days[1]?.home_share).toBeCloseTo(0.7)
    expect(namesOut(data)).toHaveLength(7)
    expect(data.general_tips[0]).toContain('7 meals are eaten out')
  })

  it('is the same plan for one key, and another for other meals out', async () => {
    const { token, child } = await parentWithChild()
    const send = (slot: Slot) =>
      testApp.call('generatePlan', {
        token,
        headers: { 'idempotency-key': 'a-key' },
        body: { child_id: child.id, duration_days: 7, meals_out: [{ day: 1, slot }] },
      })
    const first = planOf(await send('dinner'))
    expect(planOf(await send('dinner')).id).toBe(first.id)
    expect((await send('lunch')).error.code).toBe('idempotency_mismatch')
  })

  it('keeps the days that nobody is home sealed', async () => {
    const { generate, user } = await parentWithChild()
    await generate([{ day: 3, slot: 'breakfast' }])
    const [row] = await testApp.database.db
      .select({ mealsOut: generations.mealsOut })
      .from(generations)
      .where(eq(generations.userId, user.id))
    expect(row?.mealsOut).toBeInstanceOf(Buffer)
    expect(row?.mealsOut?.toString('latin1')).not.toContain('breakfast')
  })

  it.each([
    ['a day that the plan has not', [{ day: 8, slot: 'dinner' as const }], '1 to 7'],
    ['no meal at home', [1, 2, 3, 4, 5, 6, 7].flatMap(dayOff), 'at least one meal'],
  ])('is refused with %s', async (_, mealsOut, words) => {
    const { generate } = await parentWithChild()
    const { status, error } = await generate(mealsOut)
    expect([status, error.code]).toEqual([422, 'invalid_input'])
    expect(error.fields?.meals_out).toContain(words)
  })

  it('is refused with a slot that is none', async () => {
    const { token, child } = await parentWithChild()
    const { status } = await testApp.call('generatePlan', {
      token,
      // Whatever a client may send.
      body: {
        child_id: child.id,
        duration_days: 7,
        meals_out: [{ day: 1, slot: 'brunch' }],
      } as never,
    })
    expect(status).toBe(422)
  })

  it('takes a dish in the place of one, and is eaten out in the place of a dish', async () => {
    const { token, plan, params } = await planWithDinnersOut()
    const place = { day: 2, slot: 'dinner' as const }
    const { body: offered } = await testApp.call('listAlternatives', { token, params, body: place })
    expect(offered).toHaveLength(3)
    const home = planOf(
      await testApp.call('swapMeal', {
        token,
        params,
        body: { ...place, recipe_id: offered[0]?.recipe_id ?? '', revision: plan.revision },
      }),
    )
    expect(home.plan_data.days[1]?.dinner.name).toBe(offered[0]?.name)
    expect(namesOut(home.plan_data)).toEqual(['4/1'])
    const out = planOf(
      await testApp.call('swapMeal', {
        token,
        params,
        body: { day: 6, slot: 'juice', recipe_id: eatenOutId, revision: home.revision },
      }),
    )
    expect(out.plan_data.days[5]?.juice).toEqual({ ...bare, preparation: [] })
    expect(namesOut(out.plan_data)).toEqual(['4/1', '6/5'])
    expect(out.plan_data.general_tips[0]).toContain('2 meals are eaten out')
  })

  it('stays so when it is regenerated, and locks no meal out', async () => {
    const { token, plan, params } = await planWithDinnersOut()
    const { body: locked } = await testApp.call('changeLocks', {
      token,
      params,
      body: {
        locks: [
          { day: 1, slot: 'dinner' },
          { day: 2, slot: 'dinner' },
        ],
      },
    })
    expect(locked.locks).toEqual([{ day: 1, slot: 'dinner' }])
    const regenerated = planOf(
      await testApp.call('regeneratePlan', { token, params, body: { revision: plan.revision } }),
    )
    expect(namesOut(regenerated.plan_data)).toEqual(['2/2', '4/1'])
    expect(regenerated.plan_data.days[0]?.dinner.name).toBe(plan.plan_data.days[0]?.dinner.name)
  })

  it('starts from a kept week whose dishes give way to the meals out', async () => {
    const { token, child, user, params } = await planWithDinnersOut()
    await subscribe(testApp, user.id, 'yearly')
    const { body: template } = await testApp.call('createMealTemplate', {
      token,
      body: { plan_id: params.id, week: 1, name: 'Ours' },
    })
    const plan = planOf(
      await testApp.call('generatePlan', {
        token,
        body: {
          child_id: child.id,
          duration_days: 7,
          template_id: template.id,
          meals_out: [{ day: 1, slot: 'breakfast' }],
        },
      }),
    )
    expect(namesOut(plan.plan_data)).toEqual(['1/0'])
  })

  it('compares its weeks by what of the targets is at home', async () => {
    const { token, child, user, generate } = await parentWithChild()
    await subscribe(testApp, user.id, 'yearly')
    await generate([...dayOff(8), ...dayOff(9), ...dayOff(10)], 14)
    const { body: weeks } = await testApp.call('compareNutritionWeeks', {
      token,
      params: { id: child.id },
    })
    const [second, first] = weeks
    expect([first?.meals_out, second?.meals_out]).toEqual([undefined, 18])
    const targetOf = (week: typeof first) =>
      week?.nutrients.find(({ nutrient }) => nutrient === 'iron_mg')?.target ?? 0
    expect(targetOf(second) / targetOf(first)).toBeCloseTo(4 / 7, 1)
  })
})

describe('an easy dinner for this evening', () => {
  it('is one dish of few minutes, beside any plan, and spends none', async () => {
    const { token, child } = await parentWithChild()
    const { status, body } = await testApp.call('offerEasyDinner', {
      token,
      body: { child_id: child.id },
    })
    expect(status).toBe(200)
    expect(body.dinner.total_minutes).toBeLessThanOrEqual(25)
    expect(body.dinner.active_minutes).toBeLessThanOrEqual(10)
    expect(body.dinner.ingredients.length).toBeGreaterThan(0)
    expect((await testApp.call('listPlans', { token })).body).toEqual([])
  })

  it('needs a session, a child of one’s own, and a day', async () => {
    const { child } = await parentWithChild()
    const other = await registerParent(testApp)
    const body = { child_id: child.id }
    expect((await testApp.call('offerEasyDinner', { body })).status).toBe(401)
    const strange = await testApp.call('offerEasyDinner', { token: other.token, body })
    expect(strange.status).toBe(404)
    const wrong = await testApp.call('offerEasyDinner', {
      token: other.token,
      body: { ...body, date: 'tonight' },
    })
    expect(wrong.status).toBe(422)
  })

  it('is not offered for a condition that belongs to a clinic', async () => {
    const { token } = await registerParent(testApp)
    const { body: child } = await testApp.call('createChild', {
      token,
      body: buildChild({ allergies: ['PKU'] }),
    })
    const { error } = await testApp.call('offerEasyDinner', { token, body: { child_id: child.id } })
    expect(error.code).toBe('needs_clinician')
  })
})
