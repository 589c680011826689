import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { Slot } from '@brightplate/contract/plans/plan-data'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ParentWithPlan, parentWithPlan } from '../../testing/families/parent-with-plan.ts'
import { registerParent } from '../../testing/families/register-parent.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const date = '2026-11-23'
const startDate = date

/** A plan of which a parent rules out a dish of ours at a main meal. */
async function withRuledOut() {
  const parent = await parentWithPlan(testApp, { startDate })
  const { token, child, plan } = parent
  const ours = new Set(allRecipes.map(({ id }) => id))
  const served = plan.plan_data.days.flatMap(({ dinner, lunch, breakfast }) =>
    [dinner, lunch, breakfast].flatMap(({ recipe_id = '', parts = [] }) => [
      recipe_id,
      ...parts.map((part) => part.recipe_id ?? ''),
    ]),
  )
  const recipeId = served.find((id) => ours.has(id))
  if (!recipeId) throw new Error('No dish of ours is served')
  const body = { recipe_id: recipeId, says: 'never_again' as const }
  await testApp.call('changeDishSaid', { token, params: { id: child.id }, body })
  return { ...parent, recipeId }
}

const exchange = (
  { token, params }: Pick<ParentWithPlan, 'token' | 'params'>,
  body: { revision: number; date?: string },
) => testApp.call('exchangeMeals', { token, params, body })

const read = async ({ token, params }: Pick<ParentWithPlan, 'token' | 'params'>) =>
  (await testApp.call('readPlan', { token, params })).body

const mealSlots: readonly Slot[] = ['breakfast', 'lunch', 'dinner']

/** The days on which a recipe stands at a main meal. */
const daysWith = ({ plan_data }: MealPlan, recipeId: string): number[] =>
  plan_data.days.flatMap(({ day, breakfast, lunch, dinner }) =>
    [breakfast, lunch, dinner].some(
      ({ recipe_id, parts = [] }) =>
        recipe_id === recipeId || parts.some((part) => part.recipe_id === recipeId),
    )
      ? [day]
      : [],
  )

describe('what is never again in a plan', () => {
  it('is told as a wish and no alarm, and gives way at once; the other meals stay', async () => {
    const parent = await withRuledOut()
    const { plan, recipeId } = parent
    const before = await read(parent)
    expect(before.warnings.length).toBeGreaterThan(0)
    expect(before.warnings.every(({ wish }) => wish)).toBe(true)
    const { status, body: after } = await exchange(parent, { revision: 1, date })
    expect([status, after.revision, after.warnings]).toEqual([200, 2, []])
    expect(daysWith(after, recipeId)).toEqual([])
    const told = new Set(before.warnings.map(({ day, slot }) => `${day}/${slot}`))
    for (const [index, day] of after.plan_data.days.entries()) {
      for (const slot of mealSlots) {
        if (told.has(`${day.day}/${slot}`)) continue
        const name = (one: typeof day | undefined) => one?.[slot as 'lunch'].name
        expect(name(day)).toBe(name(plan.plan_data.days[index]))
      }
    }
    expect(await read(parent)).toEqual(after)
  })

  it('is undone from the versions: the plan as it was, with the word that stands told calmly', async () => {
    const parent = await withRuledOut()
    const { token, params, plan, recipeId } = parent
    await exchange(parent, { revision: 1, date })
    const { body: revisions } = await testApp.call('listRevisions', { token, params })
    expect(revisions[0]).toMatchObject({ revision: 2, how: 'exchange', current: true })
    const body = { to: 1, revision: 2 }
    const { status, body: back } = await testApp.call('goBackToRevision', { token, params, body })
    expect(status).toBe(200)
    expect(daysWith(back, recipeId)).toEqual(daysWith(plan, recipeId))
    expect(back.warnings.length).toBeGreaterThan(0)
    expect(back.warnings.every(({ wish }) => wish)).toBe(true)
  })

  it('stays on days that are over', async () => {
    const parent = await withRuledOut()
    const { status, body } = await exchange(parent, { revision: 1, date: '2026-12-24' })
    expect([status, body.revision]).toEqual([200, 1])
  })

  it('changes nothing where no meal holds any', async () => {
    const parent = await parentWithPlan(testApp, { startDate })
    const { status, body } = await exchange(parent, { revision: 1, date })
    expect([status, body.revision, body.plan_data]).toEqual([200, 1, parent.plan.plan_data])
  })

  it('is not exchanged in a plan that changed meanwhile, another’s, none, or by a bad call', async () => {
    const parent = await withRuledOut()
    expect((await exchange(parent, { revision: 7, date })).error.code).toBe('plan_changed')
    const stranger = await registerParent(testApp)
    const { params } = parent
    expect((await exchange({ token: stranger.token, params }, { revision: 1 })).status).toBe(404)
    expect((await exchange({ token: 'no token', params }, { revision: 1 })).status).toBe(401)
    expect((await exchange(parent, { revision: 1, date: 'soon' })).status).toBe(422)
    expect((await read(parent)).revision).toBe(1)
  })
})

/** A plan that serves a food of the child by itself on some coming day. */
async function withServedFood() {
  const child = { safe_foods: ['cucumber', 'apples', 'carrots', 'pasta', 'rice', 'toast'] }
  const parent = await parentWithPlan(testApp, { startDate, child })
  const served = parent.plan.plan_data.days.flatMap(({ day, ...meals }) =>
    mealSlots.flatMap((slot) =>
      (meals[slot as 'lunch'].parts ?? []).flatMap(({ role, typed }) =>
        role === 'accepted' && typed ? [{ day, slot, typed }] : [],
      ),
    ),
  )
  const [first] = served
  if (!first) throw new Error('No food of the child is served by itself')
  return { ...parent, first }
}

/** A meal by all that stands on it: a long name leaves parts out. */
function mealAt({ plan_data }: MealPlan, day: number, slot: Slot): string {
  const meal = plan_data.days.find((one) => one.day === day)?.[slot as 'lunch']
  const parts = meal?.parts?.map(({ name, typed }) => `${name} ${typed}`) ?? []
  return [meal?.name, ...parts].join('; ')
}

/** The main meals that are others than they were. */
const changedMeals = (before: MealPlan, after: MealPlan) =>
  before.plan_data.days.flatMap(({ day }) =>
    mealSlots.flatMap((slot) =>
      mealAt(before, day, slot) === mealAt(after, day, slot) ? [] : [{ day, slot }],
    ),
  )

describe('a meal that is not for today', () => {
  it('gives way alone, and nothing is kept of the child', async () => {
    const parent = await parentWithPlan(testApp, { startDate })
    const meal = { day: 1, slot: 'dinner' as const }
    const { status, body: after } = await testApp.call('exchangeMeals', {
      token: parent.token,
      params: parent.params,
      body: { revision: 1, date, meal },
    })
    expect([status, after.revision]).toEqual([200, 2])
    expect(changedMeals(parent.plan, after)).toEqual([meal])
    const { body: child } = await testApp.call('readChild', {
      token: parent.token,
      params: { id: parent.child.id },
    })
    expect(child).toEqual(parent.child)
  })

  it('stays where the plan has no such day', async () => {
    const parent = await parentWithPlan(testApp, { startDate })
    const { body } = await testApp.call('exchangeMeals', {
      token: parent.token,
      params: parent.params,
      body: { revision: 1, date, meal: { day: 12, slot: 'lunch' } },
    })
    expect(body.plan_data).toEqual(parent.plan.plan_data)
  })
})

describe('a food that is not for now', () => {
  it('gives way in each coming meal that serves it, and in no other', async () => {
    const { token, params, child, plan, first } = await withServedFood()
    const { id, age_given_on: _on, created_at: _at, ...profile } = child
    const food = first.typed
    await testApp.call('changeChild', {
      token,
      params: { id },
      body: { ...profile, foods_said: [{ food, says: 'not_now' }] },
    })
    const serving = plan.plan_data.days.flatMap(({ day, ...meals }) =>
      mealSlots.flatMap((slot) =>
        (meals[slot as 'lunch'].parts ?? []).some(({ typed }) => typed === food)
          ? [{ day, slot }]
          : [],
      ),
    )
    const { status, body: after } = await testApp.call('exchangeMeals', {
      token,
      params,
      body: { revision: 1, date, paused: food },
    })
    expect([status, after.revision]).toEqual([200, 2])
    const left = after.plan_data.days.flatMap((day) =>
      mealSlots.flatMap((slot) => day[slot as 'lunch'].parts ?? []),
    )
    expect(left.some(({ typed }) => typed === food)).toBe(false)
    expect(changedMeals(plan, after)).toEqual(serving)
  })
})
