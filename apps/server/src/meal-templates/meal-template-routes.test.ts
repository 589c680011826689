import { limits } from '@brightplate/contract/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildChild } from '../testing/families/build-child.ts'
import { exportOf } from '../testing/families/export-of.ts'
import { parentWithPlan } from '../testing/families/parent-with-plan.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { subscribe } from '../testing/families/subscribe.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

describe('keeping a week', () => {
  it('keeps the week that was asked for, known by its dinners', async () => {
    const { token, plan } = await parentWithPlan(testApp, { days: 14 })
    const { status, body } = await testApp.call('createMealTemplate', {
      token,
      body: { plan_id: plan.id, week: 2, name: '  Quiet week ' },
    })
    expect(status).toBe(201)
    expect(body.name).toBe('Quiet week')
    expect(body.dish_names).toEqual(plan.plan_data.days.slice(7).map(({ dinner }) => dinner.name))
    expect((await testApp.call('listMealTemplates', { token })).body).toEqual([body])
  })

  it.each([
    ['a week that the plan has not', { week: 2 as const }, 422],
    ['no name', { name: ' ' }, 422],
    ['a name that is too long', { name: 'x'.repeat(limits.nameMaxLength + 1) }, 422],
    ['a plan that is not there', { plan_id: '019a9e4e-7d1c-7000-8000-000000000000' }, 404],
  ])('is refused for %s', async (_, changes, expected) => {
    const { token, plan } = await parentWithPlan(testApp)
    const { status } = await testApp.call('createMealTemplate', {
      token,
      body: { plan_id: plan.id, week: 1, name: 'Week', ...changes },
    })
    expect(status).toBe(expected)
    expect((await testApp.call('listMealTemplates', { token })).body).toEqual([])
  })

  it('comes with premium by the year; what was kept stays readable and can be deleted', async () => {
    const { token, user, plan } = await parentWithPlan(testApp)
    const keep = () =>
      testApp.call('createMealTemplate', {
        token,
        body: { plan_id: plan.id, week: 1, name: 'Week' },
      })
    const kept = await keep()
    await subscribe(testApp, user.id, 'monthly')
    expect((await keep()).error.code).toBe('premium_needed')
    expect((await testApp.call('listMealTemplates', { token })).body).toHaveLength(1)
    const params = { id: kept.body.id }
    expect((await testApp.call('deleteMealTemplate', { token, params })).status).toBe(204)
    expect((await testApp.call('deleteMealTemplate', { token, params })).status).toBe(404)
    expect((await testApp.call('listMealTemplates', { token })).body).toEqual([])
  })

  it('is done for 50 weeks at most, at the same time as well', async () => {
    const { token, plan } = await parentWithPlan(testApp)
    const keep = () =>
      testApp.call('createMealTemplate', {
        token,
        body: { plan_id: plan.id, week: 1, name: 'Week' },
      })
    for (let one = 0; one < 45; one += 1) expect((await keep()).status).toBe(201)
    const answers = await Promise.all(Array.from({ length: 15 }, keep))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
    expect((await testApp.call('listMealTemplates', { token })).body).toHaveLength(50)
  })

  it('is nobody else’s, and needs a session', async () => {
    const { token, plan } = await parentWithPlan(testApp)
    const body = { plan_id: plan.id, week: 1 as const, name: 'Week' }
    const kept = await testApp.call('createMealTemplate', { token, body })
    const params = { id: kept.body.id }
    const other = await registerParent(testApp)
    expect((await testApp.call('createMealTemplate', { token: other.token, body })).status).toBe(
      404,
    )
    const theirs = await testApp.call('deleteMealTemplate', { token: other.token, params })
    expect(theirs.status).toBe(404)
    expect((await testApp.call('listMealTemplates', { token: other.token })).body).toEqual([])
    expect((await testApp.call('listMealTemplates')).status).toBe(401)
    expect((await testApp.call('createMealTemplate', { body })).status).toBe(401)
    expect((await testApp.call('deleteMealTemplate', { params })).status).toBe(401)
  })

  it('starts a plan that keeps its dishes, week after week', async () => {
    const { token, plan, child } = await parentWithPlan(testApp)
    const kept = await testApp.call('createMealTemplate', {
      token,
      body: { plan_id: plan.id, week: 1, name: 'Week' },
    })
    const made = await testApp.call('generatePlan', {
      token,
      body: { child_id: child.id, duration_days: 14, template_id: kept.body.id },
    })
    expect(made.status).toBe(201)
    const params = { id: made.body.id }
    const { body: started } = await testApp.call('readPlan', { token, params })
    const dinners = started.plan_data.days.map(({ dinner }) => dinner.name)
    expect(dinners).toEqual([...kept.body.dish_names, ...kept.body.dish_names])
    expect(started.locks).toEqual([])
  })

  it('starts a plan for another child without what that child must not have', async () => {
    const { token, plan } = await parentWithPlan(testApp)
    const kept = await testApp.call('createMealTemplate', {
      token,
      body: { plan_id: plan.id, week: 1, name: 'Week' },
    })
    const vegan = await testApp.call('createChild', {
      token,
      body: buildChild({ name: 'Sky', allergies: ['milk'], dietary_preferences: ['vegan'] }),
    })
    const made = await testApp.call('generatePlan', {
      token,
      body: { child_id: vegan.body.id, duration_days: 7, template_id: kept.body.id },
    })
    const params = { id: made.body.id }
    const { body: started } = await testApp.call('readPlan', { token, params })
    expect(started.warnings).toEqual([])
    const dinners = started.plan_data.days.map(({ dinner }) => dinner.name)
    expect(dinners).not.toEqual(kept.body.dish_names)
  })

  it('starts no plan for who lost yearly premium, and none that is somebody else’s', async () => {
    const { token, user, plan, child } = await parentWithPlan(testApp)
    const kept = await testApp.call('createMealTemplate', {
      token,
      body: { plan_id: plan.id, week: 1, name: 'Week' },
    })
    const body = { child_id: child.id, duration_days: 7 as const, template_id: kept.body.id }
    await subscribe(testApp, user.id, 'monthly')
    expect((await testApp.call('generatePlan', { token, body })).error.code).toBe('premium_needed')
    const other = await parentWithPlan(testApp)
    const theirs = await testApp.call('generatePlan', {
      token: other.token,
      body: { ...body, child_id: other.child.id },
    })
    expect(theirs.status).toBe(404)
  })

  it('is in the export', async () => {
    const { token, plan } = await parentWithPlan(testApp)
    const { body } = await testApp.call('createMealTemplate', {
      token,
      body: { plan_id: plan.id, week: 1, name: 'Week' },
    })
    expect((await exportOf(testApp, { token })).body.meal_templates).toEqual([body])
  })
})
