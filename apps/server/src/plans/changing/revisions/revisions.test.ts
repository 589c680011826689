import { limits } from '@brightplate/contract/limits'
import { daysLater, plainDateOf } from '@brightplate/contract/plain-date'
import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mealPlans } from '../../../db/tables/household/plans/meal-plans.ts'
import { planRevisions } from '../../../db/tables/household/plans/plan-revisions.ts'
import { exportOf } from '../../../testing/families/export-of.ts'
import { joinAsParent } from '../../../testing/families/join-as-parent.ts'
import { keysOf } from '../../../testing/families/member-of.ts'
import { type ParentWithPlan, parentWithPlan } from '../../../testing/families/parent-with-plan.ts'
import { registerParent } from '../../../testing/families/register-parent.ts'
import { subscribe } from '../../../testing/families/subscribe.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { forgetDeletedPlans } from '../../forget-deleted-plans.ts'
import { recentDishes } from '../../generations/making/recent-dishes.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

async function swap({ token, params }: ParentWithPlan, plan: MealPlan): Promise<MealPlan> {
  const place = { day: 2, slot: 'dinner' as const }
  const { body: offered } = await testApp.call('listAlternatives', { token, params, body: place })
  const { body } = await testApp.call('swapMeal', {
    token,
    params,
    body: { ...place, recipe_id: offered[0]?.recipe_id ?? '', revision: plan.revision },
  })
  return body
}

const dinnerOf = ({ plan_data }: MealPlan) => plan_data.days[1]?.dinner.name
const revisions = async ({ token, params }: ParentWithPlan) =>
  (await testApp.call('listRevisions', { token, params })).body
const goBack = ({ token, params }: ParentWithPlan, to: number, revision: number) =>
  testApp.call('goBackToRevision', { token, params, body: { to, revision } })

describe('revisions of a plan', () => {
  it('say by first name which of several parents did what, and of who has left nothing', async () => {
    const owner = await parentWithPlan(testApp)
    const second = await joinAsParent(testApp, owner.token)
    await swap({ ...owner, token: second.token }, owner.plan)
    const [first = ''] = owner.user.name.split(' ')
    const whoDid = async () => (await revisions(owner)).map(({ how, by }) => [how, by])
    expect(await whoDid()).toEqual([
      ['swap', 'Second'],
      ['made', first],
    ])
    const { token } = second
    await testApp.call('confirm', { token, body: { current_password: second.password } })
    await testApp.call('removeParent', { token, params: { id: second.user.id } })
    const third = await joinAsParent(testApp, owner.token)
    expect(await whoDid()).toEqual([
      ['swap', undefined],
      ['made', first],
    ])
    await swap({ ...owner, token: third.token }, (await testApp.call('readPlan', owner)).body)
    expect((await whoDid())[0]).toEqual(['swap', 'Second'])
  })

  it('are listed newest first, with what changed, when and how', async () => {
    const parent = await parentWithPlan(testApp)
    expect(await revisions(parent)).toEqual([
      { revision: 1, at: parent.plan.created_at, how: 'made', current: true, changed: [] },
    ])
    testApp.advance(60_000)
    const swapped = await swap(parent, parent.plan)
    const [now, before] = await revisions(parent)
    expect(before).toMatchObject({ revision: 1, how: 'made', current: false })
    expect(now).toEqual({
      revision: 2,
      at: testApp.now().toISOString(),
      how: 'swap',
      current: true,
      changed: [
        { day: 2, slot: 'dinner', before: dinnerOf(parent.plan), after: dinnerOf(swapped) },
      ],
    })
  })

  it('can be gone back to, and forth again: the whole plan with its list', async () => {
    const parent = await parentWithPlan(testApp)
    const swapped = await swap(parent, parent.plan)
    const { status, body: back } = await goBack(parent, 1, 2)
    expect([status, back.revision]).toEqual([200, 3])
    expect(back.plan_data).toEqual(parent.plan.plan_data)
    const { body: forth } = await goBack(parent, 2, 3)
    expect(forth.plan_data).toEqual(swapped.plan_data)
    expect((await revisions(parent)).map(({ how }) => how)).toEqual([
      'back',
      'back',
      'swap',
      'made',
    ])
  })

  it('are not gone back to where a rule of today forbids a dish of theirs, and the plan stays', async () => {
    const parent = await parentWithPlan(testApp)
    const { token, child, plan, params } = parent
    const swapped = await swap(parent, plan)
    // Whatever the plan's dinner is, it holds one of these.
    const allergies = 'milk eggs wheat soy rice corn chicken turkey beef pork fish potato beans'
      .split(' ')
      .concat('lentils', 'chickpeas', 'shellfish', 'oats')
    const { id, created_at: _, ...body } = child
    await testApp.call('changeChild', { token, params: { id }, body: { ...body, allergies } })
    const { status, error } = await goBack(parent, 1, swapped.revision)
    expect([status, error.code]).toEqual([422, 'invalid_input'])
    expect(error.detail).toMatch(
      /^That version no longer fits: “.+” (holds|may hold) .+\. Swap dishes of the present one, or make a new plan\.$/,
    )
    expect((await testApp.call('readPlan', { token, params })).body.revision).toBe(2)
  })

  it('are finished by the profile of today when they are gone back to', async () => {
    const parent = await parentWithPlan(testApp)
    const { token, child, plan, params } = parent
    const swapped = await swap(parent, plan)
    const { id, created_at: _, ...body } = child
    const changed = { ...body, behavioral_goals: ['better sleep'], measures: 'metric' as const }
    await testApp.call('changeChild', { token, params: { id }, body: changed })
    const { body: back } = await goBack(parent, 1, swapped.revision)
    expect(back.plan_data.general_tips.join()).toContain('evening meal at a regular time')
    expect(back.profile_snapshot?.measures).toBe('metric')
    expect(back.warnings).toEqual([])
    expect((await testApp.call('readPlan', { token, params })).body).toEqual(back)
  })

  it('are not gone back to where the plan changed meanwhile, or they are not there', async () => {
    const parent = await parentWithPlan(testApp)
    await swap(parent, parent.plan)
    expect((await goBack(parent, 1, 1)).error.code).toBe('plan_changed')
    expect((await goBack(parent, 7, 2)).status).toBe(404)
    for (const never of [0, Number.MIN_SAFE_INTEGER, 2 ** 31]) {
      expect((await goBack(parent, never, 2)).status).toBe(422)
    }
    const { status } = await testApp.call('goBackToRevision', {
      token: parent.token,
      params: parent.params,
      // Whatever a client may send.
      body: { to: 'first', revision: 2 } as never,
    })
    expect(status).toBe(422)
    const both = await Promise.all([goBack(parent, 1, 2), goBack(parent, 1, 2)])
    expect(both.map(({ status: one }) => one).toSorted()).toEqual([200, 409])
  })

  it('need a session, and are one’s own', async () => {
    const parent = await parentWithPlan(testApp)
    await swap(parent, parent.plan)
    const { params } = parent
    const { token } = await registerParent(testApp)
    const body = { to: 1, revision: 2 }
    expect((await testApp.call('listRevisions', { params })).status).toBe(401)
    expect((await testApp.call('goBackToRevision', { params, body })).status).toBe(401)
    expect((await testApp.call('listRevisions', { token, params })).status).toBe(404)
    expect((await testApp.call('goBackToRevision', { token, params, body })).status).toBe(404)
  })

  it('are sealed, kept twenty deep, exported, and gone with the child', async () => {
    const parent = await parentWithPlan(testApp)
    const { token, child, params } = parent
    let plan = await swap(parent, parent.plan)
    for (let more = 0; more < limits.revisionsKept; more += 1) {
      plan = (await goBack(parent, plan.revision - 1, plan.revision)).body
    }
    const { db } = testApp.database
    const rows = () => db.select().from(planRevisions).where(eq(planRevisions.planId, params.id))
    const kept = await rows()
    expect(kept).toHaveLength(limits.revisionsKept)
    expect(kept[0]?.planData.toString('latin1')).not.toContain('breakfast')
    const listed = await revisions(parent)
    expect(listed).toHaveLength(limits.revisionsKept + 1)
    expect(listed.at(-1)?.changed).toBeNull()
    const { body: exported } = await exportOf(testApp, { token })
    expect(exported.plan_revisions).toHaveLength(limits.revisionsKept)
    await testApp.call('deleteChild', { token, params: { id: child.id }, query: { plans: 'keep' } })
    expect(await rows()).toEqual([])
    expect(await revisions(parent)).toHaveLength(1)
  })
})

describe('a deleted plan', () => {
  const deletePlan = ({ token, params }: ParentWithPlan) =>
    testApp.call('deletePlan', { token, params })
  const restore = ({ token, params }: Pick<ParentWithPlan, 'token' | 'params'>) =>
    testApp.call('restorePlan', { token, params })

  it('is nowhere, and comes back as it was, with its marks and revisions', async () => {
    const parent = await parentWithPlan(testApp)
    const { token, params } = parent
    await swap(parent, parent.plan)
    const mark = {
      line: 'apple',
      state: 'in_cart' as const,
      lasting: false,
      changed_at: testApp.now().toISOString(),
    }
    await testApp.call('changeShoppingMarks', { token, params, body: { marks: [mark] } })
    const before = (await testApp.call('readPlan', { token, params })).body
    expect((await deletePlan(parent)).status).toBe(204)
    expect((await deletePlan(parent)).status).toBe(404)
    expect((await testApp.call('readPlan', { token, params })).status).toBe(404)
    expect((await testApp.call('listRevisions', { token, params })).status).toBe(404)
    expect((await testApp.call('listShoppingMarks', { token, params })).status).toBe(404)
    expect((await testApp.call('listPlans', { token })).body).toEqual([])
    const summary = { view: 'summary' as const }
    expect((await testApp.call('listPlans', { token, query: summary })).body).toEqual([])
    testApp.advance(limits.undoSeconds * 1000)
    const { status, body } = await restore(parent)
    expect([status, body]).toEqual([200, before])
    expect((await testApp.call('listShoppingMarks', { token, params })).body).toEqual([mark])
    expect(await revisions(parent)).toHaveLength(2)
  })

  it('is in no comparison of weeks, and no history of what was eaten', async () => {
    const parent = await parentWithPlan(testApp)
    const { token, child, user } = parent
    await subscribe(testApp, user.id, 'yearly')
    const weeks = async () =>
      (await testApp.call('compareNutritionWeeks', { token, params: { id: child.id } })).body
    const history = async () =>
      recentDishes(testApp.database.db, await keysOf(testApp, user.id), {
        childId: child.id,
        startDate: daysLater(plainDateOf(testApp.now()), 8),
      })
    expect([(await weeks()).length, (await history()).length]).toEqual([1, 42])
    await deletePlan(parent)
    expect([await weeks(), await history()]).toEqual([[], []])
  })

  it('comes back for a minute and no longer, and is then erased', async () => {
    const parent = await parentWithPlan(testApp)
    await deletePlan(parent)
    const { db } = testApp.database
    const rows = () => db.select().from(mealPlans).where(eq(mealPlans.id, parent.params.id))
    await forgetDeletedPlans(db, testApp.now())
    expect(await rows()).toHaveLength(1)
    testApp.advance(limits.deletedPlanSeconds * 1000)
    expect((await restore(parent)).status).toBe(404)
    await forgetDeletedPlans(db, testApp.now())
    expect(await rows()).toEqual([])
  })

  it('comes back to nobody else, and what was not deleted is not brought back', async () => {
    const parent = await parentWithPlan(testApp)
    expect((await restore(parent)).status).toBe(404)
    await deletePlan(parent)
    const { token } = await registerParent(testApp)
    expect((await restore({ token, params: parent.params })).status).toBe(404)
    expect((await testApp.call('restorePlan', { params: parent.params })).status).toBe(401)
    expect((await restore({ token: parent.token, params: { id: 'none' } })).status).toBe(404)
    expect((await restore(parent)).status).toBe(200)
  })
})

describe('what regenerating would change', () => {
  const preview = async ({ token, params }: ParentWithPlan) =>
    (await testApp.call('previewRegeneration', { token, params })).body
  const tick = ({ token, params }: ParentWithPlan, lines: readonly string[]) => {
    const marks = lines.map((line) => ({
      line,
      state: 'in_cart' as const,
      lasting: false,
      changed_at: testApp.now().toISOString(),
    }))
    return testApp.call('changeShoppingMarks', { token, params, body: { marks } })
  }

  it('is said beforehand: every dish that is not locked, and what of it is bought', async () => {
    const parent = await parentWithPlan(testApp)
    const { token, params, plan } = parent
    expect(await preview(parent)).toEqual({ dishes: 42, changing: 42, bought: 0 })
    const locks = [{ day: 1, slot: 'dinner' as const }]
    await testApp.call('changeLocks', { token, params, body: { locks } })
    expect(await preview(parent)).toEqual({ dishes: 42, changing: 41, bought: 0 })
    await tick(
      parent,
      (plan.plan_data.shopping_items ?? []).map(({ line = '' }) => line),
    )
    const { bought } = await preview(parent)
    expect(bought).toBeGreaterThan(30)
  })

  it('keeps what was bought where that is asked for', async () => {
    const parent = await parentWithPlan(testApp)
    const { token, params, plan } = parent
    const body = { revision: 1, keep_bought: true }
    expect((await testApp.call('regeneratePlan', { token, params, body })).status).toBe(422)
    const { breakfast, lunch, dinner } = plan.plan_data.days[0] ?? {}
    const foods = new Set(
      [breakfast, lunch, dinner].flatMap((dish) => dish?.foods ?? []).map(({ food_id }) => food_id),
    )
    const lines = (plan.plan_data.shopping_items ?? []).flatMap(({ line = '', for_foods = [] }) =>
      for_foods.some((food) => foods.has(food)) ? line : [],
    )
    await tick(parent, lines)
    const { bought } = await preview(parent)
    expect(bought).toBeGreaterThanOrEqual(3)
    const { status, body: regenerated } = await testApp.call('regeneratePlan', {
      token,
      params,
      body,
    })
    expect([status, regenerated.revision]).toEqual([200, 2])
    for (const slot of ['breakfast', 'lunch', 'dinner'] as const) {
      expect(regenerated.plan_data.days[0]?.[slot].name).toBe(plan.plan_data.days[0]?.[slot].name)
    }
    const [now] = await revisions(parent)
    expect(now?.how).toBe('anew')
    expect(now?.changed?.length).toBeGreaterThan(0)
    expect(now?.changed?.length).toBeLessThanOrEqual(42 - bought)
  })

  it('is done once where it is asked for in two ways at once, and the other is told', async () => {
    const { token, params } = await parentWithPlan(testApp)
    const locks = [{ day: 1, slot: 'dinner' as const }]
    await testApp.call('changeLocks', { token, params, body: { locks } })
    const answers = await Promise.all(
      [{ revision: 1 }, { revision: 1, keep_bought: true }].map((body) =>
        testApp.call('regeneratePlan', { token, params, body }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('plan_changed')
  })

  it('needs a session, and a plan of one’s own', async () => {
    const { params } = await parentWithPlan(testApp)
    const { token } = await registerParent(testApp)
    expect((await testApp.call('previewRegeneration', { params })).status).toBe(401)
    expect((await testApp.call('previewRegeneration', { token, params })).status).toBe(404)
  })
})
