import { dayMs } from '@brightplate/contract/plain-date'
import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { checkPlanText } from '@brightplate/foods/safety-check/check-plan-text'
import { planText } from '@brightplate/meal-plans/check/plan-text'
import { linesOfFood } from '@brightplate/planner/shop/lines-of-food'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { buildChild } from '../../testing/families/build-child.ts'
import { parentWithPlan } from '../../testing/families/parent-with-plan.ts'
import { registerParent } from '../../testing/families/register-parent.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const milkAndPeanut = {
  ageYears: 7,
  carefulChewing: false,
  allergens: ['milk', 'peanut', 'lupin'] as const,
  diets: [],
  words: [],
}

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

/** Foods of the dishes of which the list holds less; a food that shops sell as another is listed as that. */
function shortOnList({ plan_data }: MealPlan): string[] {
  const { shopping_items = [], staples = [], days } = plan_data
  const listed = new Map(
    [...shopping_items, ...staples].map(({ food_id, needed_grams }) => [food_id, needed_grams]),
  )
  const needed = new Map<string, number>()
  for (const { breakfast, lunch, dinner, snacks, juice } of days) {
    for (const { foods = [] } of [breakfast, lunch, dinner, ...snacks, juice]) {
      for (const { food_id, grams } of foods) {
        needed.set(food_id, (needed.get(food_id) ?? 0) + grams)
      }
    }
  }
  const found = [...needed].filter(([id]) => listed.has(id))
  expect(found.length).toBeGreaterThan(needed.size / 2)
  return found.flatMap(([id, grams]) => ((listed.get(id) ?? 0) < grams - 0.5 ? id : []))
}

describe('alternatives', () => {
  it('are three other dishes, each with what it would change', async () => {
    const { token, plan, params } = await parentWithPlan(testApp)
    const body = { day: 2, slot: 'dinner' as const }
    const answer = await testApp.call('listAlternatives', { token, params, body })
    expect(answer.status).toBe(200)
    expect(answer.body).toHaveLength(3)
    const ids = answer.body.map(({ recipe_id }) => recipe_id)
    expect(new Set(ids).size).toBe(3)
    expect(ids).not.toContain(plan.plan_data.days[1]?.dinner.recipe_id)
    for (const { changes } of answer.body) expect(changes.length).toBeGreaterThan(0)
  })

  it('say of which all that is bought for it is in the cart or at home', async () => {
    const { token, plan, params } = await parentWithPlan(testApp)
    const place = { day: 3, slot: 'snack_1' as const }
    const look = async () => {
      const body = { ...place, query: 'apple' }
      const { body: found } = await testApp.call('listAlternatives', { token, params, body })
      return found.filter(({ kept_out }) => kept_out === undefined)
    }
    const [one, other] = await look()
    if (!(one && other)) throw new Error('Fewer than two dishes of apple')
    expect(one.at_home).toBeUndefined()
    const swap = (recipe_id: string, revision: number) =>
      testApp.call('swapMeal', { token, params, body: { ...place, recipe_id, revision } })
    const { body: swapped } = await swap(one.recipe_id, plan.revision)
    const { foods = [] } = swapped.plan_data.days[2]?.snacks[0] ?? {}
    await swap(other.recipe_id, swapped.revision)
    const lines = [...new Set(foods.flatMap(({ food_id }) => linesOfFood(food_id)))]
    const mark = async (state: 'in_cart' | 'open', marked: readonly string[]) => {
      testApp.advance(1)
      const changed_at = testApp.now().toISOString()
      const marks = marked.map((line) => ({ line, state, lasting: false, changed_at }))
      await testApp.call('changeShoppingMarks', { token, params, body: { marks } })
      return (await look()).find(({ recipe_id }) => recipe_id === one.recipe_id)?.at_home
    }
    expect(lines.length).toBeGreaterThan(0)
    expect(await mark('in_cart', lines)).toBe(true)
    expect(await mark('open', lines.slice(0, 1))).toBeUndefined()
  })

  it('are to be had 60 times a minute for an account', async () => {
    const { token, params } = await parentWithPlan(testApp)
    const list = vi
      .spyOn(testApp.services.threads, 'listAlternatives')
      .mockImplementation(async () => [])
    onTestFinished(() => list.mockRestore())
    const body = { day: 1, slot: 'dinner' as const }
    const ask = () => testApp.call('listAlternatives', { token, params, body })
    const answers = await Promise.all(Array.from({ length: 61 }, ask))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
    const refused = answers.find(({ status }) => status !== 200)
    expect([refused?.status, refused?.error.code]).toEqual([429, 'too_many_requests'])
    testApp.advance(60_000)
    expect((await ask()).status).toBe(200)
  })

  it('are for days that the plan has, and for one’s own plan', async () => {
    const { token, params } = await parentWithPlan(testApp)
    const body = { day: 8, slot: 'dinner' as const }
    const missing = await testApp.call('listAlternatives', { token, params, body })
    expect([missing.status, missing.error.code]).toEqual([422, 'invalid_input'])
    const other = await registerParent(testApp)
    const fine = { ...body, day: 1 }
    const call = (as: object) => testApp.call('listAlternatives', { ...as, params, body: fine })
    expect((await call({ token: other.token })).status).toBe(404)
    expect((await call({})).status).toBe(401)
  })
})

describe('a dish that is looked for by name', () => {
  const place = { day: 2, slot: 'snack_1' as const }

  it('is offered, and what a rule keeps out is named with the rule, by the child’s name', async () => {
    const { token, child, plan, params } = await parentWithPlan(testApp)
    const look = (query: string) =>
      testApp.call('listAlternatives', { token, params, body: { ...place, query } })
    const { status, body: apple } = await look('apple chips')
    expect(status).toBe(200)
    expect(apple[0]?.recipe_id).toBe('plain-food-dried-apple')
    const { body: butter } = await look('peanut butter')
    const out = butter.find(({ recipe_id }) => recipe_id === 'plain-food-peanut-butter')
    expect(out?.kept_out).toBe(`Peanut butter: ${child.name}’s peanut allergy keeps it out.`)
    const swap = (recipe_id: string) =>
      testApp.call('swapMeal', {
        token,
        params,
        body: { ...place, recipe_id, revision: plan.revision },
      })
    expect((await swap('plain-food-peanut-butter')).status).toBe(422)
    const { body: swapped } = await swap('plain-food-dried-apple')
    expect(swapped.plan_data.days[1]?.snacks[0]?.recipe_id).toBe('plain-food-dried-apple')
    expect(swapped.warnings).toEqual([])
  })

  it.each([
    ['', 'too short'],
    [' a ', 'too short'],
    ['x'.repeat(61), 'too long'],
  ])('is asked for by two to sixty letters: %j is %s', async (query) => {
    const { token, params } = await parentWithPlan(testApp)
    const body = { ...place, query }
    const { status, error } = await testApp.call('listAlternatives', { token, params, body })
    expect([status, error.fields]).toEqual([
      422,
      { query: 'Type 2 to 60 letters of a dish or food.' },
    ])
  })

  it('is looked for in one’s own plan alone', async () => {
    const { params } = await parentWithPlan(testApp)
    const other = await registerParent(testApp)
    const body = { ...place, query: 'apple chips' }
    const call = (as: object) => testApp.call('listAlternatives', { ...as, params, body })
    expect((await call({ token: other.token })).status).toBe(404)
    expect((await call({})).status).toBe(401)
  })
})

describe('a swap', () => {
  it('changes one dish; list, totals and revision follow', async () => {
    const { token, plan, params } = await parentWithPlan(testApp)
    const place = { day: 3, slot: 'snack_2' as const }
    const { body: offered } = await testApp.call('listAlternatives', { token, params, body: place })
    const recipe_id = offered[0]?.recipe_id ?? ''
    const body = { ...place, recipe_id, revision: plan.revision }
    const { status, body: swapped } = await testApp.call('swapMeal', { token, params, body })
    expect(status).toBe(200)
    expect(swapped.revision).toBe(plan.revision + 1)
    const [before, after] = [plan, swapped].map(({ plan_data }) => plan_data.days[2])
    expect(after?.snacks[1]?.recipe_id).toBe(recipe_id)
    expect(after?.snacks[0]).toEqual(before?.snacks[0])
    expect(after?.nutrition).not.toEqual(before?.nutrition)
    expect(swapped.plan_data.days[3]).toEqual(plan.plan_data.days[3])
    expect(shortOnList(swapped)).toEqual([])
    expect(checkPlanText(milkAndPeanut, planText(swapped.plan_data))).toEqual([])
    const read = await testApp.call('readPlan', { token, params })
    expect(read.body).toEqual(swapped)
  })

  it('keeps a liked food at the meal, counted and listed', async () => {
    const { token, plan, params } = await parentWithPlan(testApp, {
      child: { safe_foods: ['banana', 'toast'] },
    })
    const place = { day: 1, slot: 'dinner' as const }
    const { body: offered } = await testApp.call('listAlternatives', { token, params, body: place })
    for (const { recipe_id } of offered) {
      const { revision } = (await testApp.call('readPlan', { token, params })).body
      const body = { ...place, recipe_id, revision }
      const { status, body: swapped } = await testApp.call('swapMeal', { token, params, body })
      expect(status).toBe(200)
      const dinner = swapped.plan_data.days[0]?.dinner
      expect(dinner?.recipe_id).toBe(recipe_id)
      expect(['banana', 'toast']).toContain(dinner?.safe_food?.typed)
      expect(shortOnList(swapped)).toEqual([])
    }
    expect(plan.plan_data.days[0]?.dinner.safe_food).toBeDefined()
  })

  it('is refused on a plan that was changed meanwhile', async () => {
    const { token, plan, params } = await parentWithPlan(testApp)
    const place = { day: 1, slot: 'lunch' as const }
    const { body: offered } = await testApp.call('listAlternatives', { token, params, body: place })
    const swap = (index: number) =>
      testApp.call('swapMeal', {
        token,
        params,
        body: { ...place, recipe_id: offered[index]?.recipe_id ?? '', revision: plan.revision },
      })
    const answers = await Promise.all([swap(0), swap(1)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await swap(2)).error.code).toBe('plan_changed')
  })

  it('is refused for a dish that breaks a rule of today, or that is none of ours', async () => {
    const { token, plan, params } = await parentWithPlan(testApp)
    const swap = (recipe_id: string) =>
      testApp.call('swapMeal', {
        token,
        params,
        body: { day: 1, slot: 'snack_1', recipe_id, revision: plan.revision },
      })
    for (const id of ['cheddar-apple-cracker-plate', 'no-such-dish', 'apple-cinnamon-porridge']) {
      const { status, error } = await swap(id)
      expect([id, status, error.code]).toEqual([id, 422, 'invalid_input'])
    }
  })
})

describe('locks and regenerating', () => {
  const lock = { day: 2, slot: 'dinner' as const }

  it('keeps the locked dish and regenerates the rest', async () => {
    const { token, plan, params } = await parentWithPlan(testApp)
    const locked = await testApp.call('changeLocks', {
      token,
      params,
      body: { locks: [lock, lock] },
    })
    expect(locked.body.locks).toEqual([lock])
    const body = { revision: plan.revision }
    const { status, body: regenerated } = await testApp.call('regeneratePlan', {
      token,
      params,
      body,
    })
    expect(status).toBe(200)
    expect(regenerated.revision).toBe(plan.revision + 1)
    expect(regenerated.plan_data.days[1]?.dinner.recipe_id).toBe(
      plan.plan_data.days[1]?.dinner.recipe_id,
    )
    const ids = (one: MealPlan) =>
      one.plan_data.days.map(({ breakfast, lunch }) => [breakfast.recipe_id, lunch.recipe_id])
    expect(ids(regenerated)).not.toEqual(ids(plan))
  })

  it('keeps what stands beside a locked dish, and a liked food at every other meal', async () => {
    const { token, plan, params } = await parentWithPlan(testApp, {
      child: { safe_foods: ['banana', 'toast'] },
    })
    await testApp.call('changeLocks', { token, params, body: { locks: [lock] } })
    const body = { revision: plan.revision }
    const { body: regenerated } = await testApp.call('regeneratePlan', { token, params, body })
    const [before, after] = [plan, regenerated].map(({ plan_data }) => plan_data.days[1]?.dinner)
    expect(after?.safe_food).toEqual(before?.safe_food)
    for (const { breakfast, lunch, dinner } of regenerated.plan_data.days) {
      for (const meal of [breakfast, lunch, dinner]) expect(meal.safe_food).toBeDefined()
    }
  })

  it('needs a lock, the newest revision, and days that exist', async () => {
    const { token, plan, params } = await parentWithPlan(testApp)
    const body = { revision: plan.revision }
    const bare = await testApp.call('regeneratePlan', { token, params, body })
    expect([bare.status, bare.error.code]).toEqual([422, 'invalid_input'])
    const stale = await testApp.call('regeneratePlan', { token, params, body: { revision: 9 } })
    expect(stale.error.code).toBe('plan_changed')
    const locks = [{ day: 9, slot: 'lunch' as const }]
    expect((await testApp.call('changeLocks', { token, params, body: { locks } })).status).toBe(422)
  })

  it('lets an allergy of today beat a lock', async () => {
    const { token, child, plan, params } = await parentWithPlan(testApp, {
      child: { allergies: [] },
    })
    const locks = plan.plan_data.days.map(({ day }) => ({ day, slot: 'breakfast' as const }))
    await testApp.call('changeLocks', { token, params, body: { locks } })
    const allergies = ['milk', 'egg', 'wheat', 'oats', 'soy']
    const body = buildChild({ allergies })
    await testApp.call('changeChild', { token, params: { id: child.id }, body })
    const { body: regenerated } = await testApp.call('regeneratePlan', {
      token,
      params,
      body: { revision: plan.revision },
    })
    expect(regenerated.warnings).toEqual([])
    const restrictions = {
      ...milkAndPeanut,
      allergens: ['milk', 'egg', 'wheat', 'oats', 'soy'] as const,
    }
    expect(checkPlanText(restrictions, planText(regenerated.plan_data))).toEqual([])
  })

  it('is allowed three times a plan on the free tier, swaps as often as wanted', async () => {
    const { token, params } = await parentWithPlan(testApp)
    await testApp.call('changeLocks', { token, params, body: { locks: [lock] } })
    testApp.advance(4 * dayMs)
    const regenerate = async () => {
      const { revision } = (await testApp.call('readPlan', { token, params })).body
      return testApp.call('regeneratePlan', { token, params, body: { revision } })
    }
    for (let time = 0; time < 3; time += 1) expect((await regenerate()).status).toBe(200)
    const refused = await regenerate()
    expect([refused.status, refused.error.code]).toEqual([402, 'plan_limit_reached'])
    expect(refused.error.detail).toContain('Upgrade to premium')
  })

  it('is for one’s own plans, and for children that are still there', async () => {
    const { token, child, plan, params } = await parentWithPlan(testApp)
    const other = await registerParent(testApp)
    const body = { revision: plan.revision }
    const locks = { locks: [lock] }
    const as = { token: other.token, params }
    expect((await testApp.call('regeneratePlan', { ...as, body })).status).toBe(404)
    expect((await testApp.call('changeLocks', { ...as, body: locks })).status).toBe(404)
    const meal = { ...lock, recipe_id: 'x', revision: 1 }
    expect((await testApp.call('swapMeal', { ...as, body: meal })).status).toBe(404)
    expect((await testApp.call('regeneratePlan', { params, body })).status).toBe(401)
    expect((await testApp.call('changeLocks', { params, body: locks })).status).toBe(401)
    expect((await testApp.call('swapMeal', { params, body: meal })).status).toBe(401)
    await testApp.call('deleteChild', { token, params: { id: child.id } })
    expect((await testApp.call('regeneratePlan', { token, params, body })).status).toBe(404)
  })
})
