import type { DishFeedbackBody } from '@brightplate/contract/child/dish-feedback'
import { limits } from '@brightplate/contract/limits'
import { dayMs } from '@brightplate/contract/plain-date'
import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { neverDishesIn } from '@brightplate/meal-plans/check/never-dishes-in'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildChild } from '../testing/families/build-child.ts'
import { exportOf } from '../testing/families/export-of.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const today = '2026-11-20'
const ids = allRecipes.map(({ id }) => id)
const [recipe_id = ''] = ids

async function parentWithChild() {
  const { token } = await registerParent(testApp)
  const { body } = await testApp.call('createChild', { token, body: buildChild() })
  return { token, params: { id: body.id } }
}

type Parent = Awaited<ReturnType<typeof parentWithChild>>

const say = ({ token, params }: Parent, body: DishFeedbackBody) =>
  testApp.call('changeDishSaid', { token, params, body })
const feedbackOf = async ({ token, params }: Parent) =>
  (await testApp.call('readChild', { token, params })).body.dishes_said

async function planOf({ token, params }: Parent): Promise<MealPlan> {
  const body = { child_id: params.id, duration_days: 7 as const }
  const { body: plan } = await testApp.call('generatePlan', { token, body })
  if (!('plan_data' in plan)) throw new Error('No plan')
  return plan
}

describe('what a parent says of a dish', () => {
  it('is kept with its name and day, changed, and taken back', async () => {
    const parent = await parentWithChild()
    const { status, body } = await say(parent, { recipe_id, says: 'favourite' })
    expect(status).toBe(200)
    const [said] = body.dishes_said ?? []
    expect(said).toMatchObject({ recipe_id, says: 'favourite', said_on: today })
    expect(said?.name).toMatch(/^[A-Z][^[\]]+$/)
    await say(parent, { recipe_id, says: 'never_again' })
    expect(await feedbackOf(parent)).toEqual([{ ...said, says: 'never_again' }])
    await say(parent, { recipe_id, says: null })
    expect(await feedbackOf(parent)).toEqual([])
  })

  it('keeps its day when it is said again, and stays when the profile is saved', async () => {
    const parent = await parentWithChild()
    await say(parent, { recipe_id, says: 'never_again' })
    testApp.advance(3 * dayMs)
    await say(parent, { recipe_id, says: 'never_again' })
    const { token, params } = parent
    await testApp.call('changeChild', { token, params, body: buildChild({ age: 8 }) })
    expect(await feedbackOf(parent)).toMatchObject([{ recipe_id, said_on: today }])
    testApp.advance(-3 * dayMs)
  })

  it('warns where a plan serves a dish that is never again, and the next plan leaves it out', async () => {
    const parent = await parentWithChild()
    const lunches = allRecipes.filter(({ course }) => course === 'lunch').slice(0, 20)
    for (const { id } of lunches) await say(parent, { recipe_id: id, says: 'favourite' })
    const plan = await planOf(parent)
    const served = plan.plan_data.days.map(({ lunch }) => lunch.recipe_id ?? '')
    const ours = lunches.map(({ id }) => id).filter((id) => served.includes(id))
    expect(ours.length).toBeGreaterThan(0)
    for (const id of ours) await say(parent, { recipe_id: id, says: 'never_again' })
    const { token } = parent
    const read = await testApp.call('readPlan', { token, params: { id: plan.id } })
    const places = neverDishesIn(plan.plan_data, ours)
    expect(read.body.warnings.map(({ day, slot }) => ({ day, slot }))).toEqual(
      places.map(({ day, slot }) => ({ day: day + 1, slot })),
    )
    expect(neverDishesIn((await planOf(parent)).plan_data, ours)).toEqual([])
  })

  it.each([
    ['a dish that is not there', { recipe_id: 'blorb', says: 'favourite' }],
    ['a plain food', { recipe_id: 'plain-food-banana', says: 'never_again' }],
    ['no dish', { recipe_id: '', says: 'favourite' }],
    ['another word', { recipe_id, says: 'often' }],
    ['no word', { recipe_id }],
  ])('is refused for %s', async (_, body) => {
    const parent = await parentWithChild()
    // Whatever a client may send.
    const { status, error } = await say(parent, body as DishFeedbackBody)
    expect([status, error.code]).toEqual([422, 'invalid_input'])
    expect(await feedbackOf(parent)).toBeUndefined()
  })

  it(`is kept of ${limits.dishFeedbackPerChild} dishes`, async () => {
    const parent = await parentWithChild()
    for (const id of ids.slice(0, limits.dishFeedbackPerChild)) {
      expect((await say(parent, { recipe_id: id, says: 'favourite' })).status).toBe(200)
    }
    const more = await say(parent, {
      recipe_id: ids[limits.dishFeedbackPerChild] ?? '',
      says: 'favourite',
    })
    expect(more.status).toBe(422)
    expect((await say(parent, { recipe_id, says: 'never_again' })).status).toBe(200)
  })

  it('is nobody else’s, and needs a session', async () => {
    const { params } = await parentWithChild()
    const { token } = await registerParent(testApp)
    expect((await say({ token, params }, { recipe_id, says: 'favourite' })).status).toBe(404)
    const body: DishFeedbackBody = { recipe_id, says: 'favourite' }
    expect((await testApp.call('changeDishSaid', { params, body })).status).toBe(401)
  })

  it('is in the export, and goes with the child', async () => {
    const parent = await parentWithChild()
    await say(parent, { recipe_id, says: 'favourite' })
    const { token, params } = parent
    const exported = await exportOf(testApp, { token })
    expect(exported.body.children[0]?.dishes_said).toMatchObject([{ recipe_id }])
    await testApp.call('deleteChild', { token, params })
    expect((await exportOf(testApp, { token })).body.children).toEqual([])
  })
})
