import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ParentWithPlan, parentWithPlan } from '../../testing/families/parent-with-plan.ts'
import { registerParent } from '../../testing/families/register-parent.ts'
import { wayToMove } from '../../testing/families/way-to-move.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const lunches = ({ plan_data }: MealPlan) => plan_data.days.map(({ lunch }) => lunch.name)

type Body = ReturnType<typeof wayToMove>
const moveMeal = ({ token, params }: Pick<ParentWithPlan, 'token' | 'params'>, body: Body) =>
  testApp.call('moveMeal', { token, params, body })

describe('a meal that is moved to another day', () => {
  it('changes places with the one that stood there; the plan, its totals and versions follow', async () => {
    const parent = await parentWithPlan(testApp)
    const { token, params, plan } = parent
    const body = wayToMove(parent.child, parent.plan)
    const { status, body: moved } = await moveMeal(parent, body)
    expect([status, moved.revision, moved.warnings]).toEqual([200, 2, []])
    const [from, to] = [body.day - 1, body.to_day - 1]
    expect(lunches(moved)[from]).toBe(lunches(plan)[to])
    expect(lunches(moved)[to]).toBe(lunches(plan)[from])
    expect(moved.plan_data.days[to]?.nutrition).not.toEqual(plan.plan_data.days[to]?.nutrition)
    expect((await testApp.call('readPlan', { token, params })).body).toEqual(moved)
    const { body: revisions } = await testApp.call('listRevisions', { token, params })
    expect(revisions[0]).toMatchObject({ revision: 2, how: 'move', current: true })
    expect(revisions[0]?.changed).toHaveLength(2)
    const back = { to: 1, revision: 2 }
    const { body: undone } = await testApp.call('goBackToRevision', { token, params, body: back })
    expect(undone.plan_data).toEqual(plan.plan_data)
  })

  it('stays where one of the two is kept, and says so', async () => {
    const parent = await parentWithPlan(testApp)
    const { token, params } = parent
    const body = wayToMove(parent.child, parent.plan)
    for (const day of [body.day, body.to_day]) {
      const locks = [{ day, slot: body.slot }]
      await testApp.call('changeLocks', { token, params, body: { locks } })
      const { status, error } = await moveMeal(parent, body)
      const to_day =
        'One of the two dishes is kept in its place. Free it first, or choose another day.'
      expect([status, error.detail, error.fields]).toEqual([422, to_day, { to_day }])
    }
    const locks = [{ day: body.day, slot: 'dinner' as const }]
    await testApp.call('changeLocks', { token, params, body: { locks } })
    expect((await moveMeal(parent, body)).body.locks).toEqual(locks)
  })

  it('stays where a rule of today forbids it, and says which', async () => {
    const parent = await parentWithPlan(testApp)
    const { token, child } = parent
    const body = wayToMove(parent.child, parent.plan)
    const allergies = [
      'wheat',
      'rice',
      'corn',
      'potato',
      'chicken',
      'turkey',
      'beef',
      'fish',
      'egg',
      'soy',
    ]
    const { id, created_at: _, ...profile } = child
    const changed = { ...profile, allergies: [...profile.allergies, ...allergies] }
    await testApp.call('changeChild', { token, params: { id }, body: changed })
    const { status, error } = await moveMeal(parent, body)
    expect([status, error.code]).toEqual([422, 'invalid_input'])
    expect(error.fields?.to_day).toMatch(/Swap it for another dish first\.$/)
  })

  it('is refused on a plan that was changed meanwhile', async () => {
    const parent = await parentWithPlan(testApp)
    const body = wayToMove(parent.child, parent.plan)
    const answers = await Promise.all([moveMeal(parent, body), moveMeal(parent, body)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await moveMeal(parent, body)).error.code).toBe('plan_changed')
  })

  it('goes to a day that the plan has, and not to its own', async () => {
    const parent = await parentWithPlan(testApp)
    const body = wayToMove(parent.child, parent.plan)
    for (const wrong of [
      { to_day: 8 },
      { to_day: 0 },
      { day: 99 },
      { to_day: 2 },
      { slot: 'tea' },
    ]) {
      // Whatever a client may send.
      const { status, error } = await moveMeal(parent, { ...body, ...wrong } as never)
      expect([wrong, status, error.code]).toEqual([wrong, 422, 'invalid_input'])
    }
  })

  it('is one’s own, with a session, of a child that is still there', async () => {
    const parent = await parentWithPlan(testApp)
    const { token, child, params } = parent
    const body = wayToMove(parent.child, parent.plan)
    const other = await registerParent(testApp)
    expect((await moveMeal({ token: other.token, params }, body)).status).toBe(404)
    expect((await testApp.call('moveMeal', { params, body })).status).toBe(401)
    await testApp.call('deleteChild', { token, params: { id: child.id }, query: { plans: 'keep' } })
    expect((await moveMeal({ token, params }, body)).status).toBe(404)
  })
})
