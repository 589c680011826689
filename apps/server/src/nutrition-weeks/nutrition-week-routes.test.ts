import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildChild } from '../testing/build-child.ts'
import { registerParent } from '../testing/register-parent.ts'
import { subscribe } from '../testing/subscribe.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

async function parentWithPlan(duration_days: 7 | 14, start_date: string) {
  const { token, user } = await registerParent(testApp)
  const child = await testApp.call('createChild', { token, body: buildChild() })
  const made = await testApp.call('generatePlan', {
    token,
    body: { child_id: child.body.id, duration_days, start_date },
  })
  const { body: plan } = await testApp.call('readPlan', { token, params: { id: made.body.id } })
  return { token, userId: user.id, plan, params: { id: child.body.id } }
}

describe('the weeks compared', () => {
  it('tell each planned week as the mean of its days, the newest first', async () => {
    const { token, plan, params } = await parentWithPlan(14, '2026-11-23')
    const { status, body } = await testApp.call('compareNutritionWeeks', { token, params })
    expect(status).toBe(200)
    expect(body.map(({ start_date }) => start_date)).toEqual(['2026-11-30', '2026-11-23'])
    const [second, first] = body.map(
      ({ nutrients }) => nutrients.find(({ nutrient }) => nutrient === 'iron_mg')?.mean ?? 0,
    )
    const whole = plan.plan_data.nutrition?.find(({ nutrient }) => nutrient === 'iron_mg')?.mean
    // Each mean is told to a tenth.
    expect(Math.abs(((first ?? 0) + (second ?? 0)) / 2 - (whole ?? Number.NaN))).toBeLessThan(0.101)
    expect(first).not.toBe(second)
  })

  it('count the newest of plans for the same week', async () => {
    const { token, params } = await parentWithPlan(7, '2026-11-23')
    testApp.advance(1000)
    const { body: newer } = await testApp.call('generatePlan', {
      token,
      body: { child_id: params.id, duration_days: 7, start_date: '2026-11-23' },
    })
    const { body } = await testApp.call('compareNutritionWeeks', { token, params })
    expect(body.map(({ plan_id }) => plan_id)).toEqual([newer.id])
  })

  it('are empty without a plan', async () => {
    const { token } = await registerParent(testApp)
    const { body: child } = await testApp.call('createChild', { token, body: buildChild() })
    const { body } = await testApp.call('compareNutritionWeeks', {
      token,
      params: { id: child.id },
    })
    expect(body).toEqual([])
  })

  it('come with the trial and with premium by the year, not by the month §1.6', async () => {
    const { token, userId, params } = await parentWithPlan(7, '2026-11-23')
    const statusNow = async () =>
      (await testApp.call('compareNutritionWeeks', { token, params })).status
    expect(await statusNow()).toBe(200)
    await subscribe(testApp, userId, 'yearly')
    expect(await statusNow()).toBe(200)
    await subscribe(testApp, userId, 'monthly')
    const { error } = await testApp.call('compareNutritionWeeks', { token, params })
    expect(error.code).toBe('premium_needed')
    await subscribe(testApp, userId, null)
    expect(await statusNow()).toBe(402)
  })

  it('are nobody else’s, and need a session', async () => {
    const { params } = await parentWithPlan(7, '2026-11-23')
    const { token } = await registerParent(testApp)
    expect((await testApp.call('compareNutritionWeeks', { token, params })).status).toBe(404)
    expect((await testApp.call('compareNutritionWeeks', { params })).status).toBe(401)
  })
})
