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
