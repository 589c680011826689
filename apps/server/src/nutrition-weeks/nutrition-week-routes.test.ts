import { nutritionWeek } from '@brightplate/contract/plans/nutrition-week'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildChild } from '../testing/families/build-child.ts'
import { parentWithPlan } from '../testing/families/parent-with-plan.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { subscribe } from '../testing/families/subscribe.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const startDate = '2026-11-23'

const compare = ({ child, ...caller }: { child: { id: string }; token?: string }) =>
  testApp.call('compareNutritionWeeks', { ...caller, params: { id: child.id } })

describe('the weeks compared', () => {
  it('tell each planned week as the mean of its days, the newest first', async () => {
    const { token, plan, child } = await parentWithPlan(testApp, { days: 14, startDate })
    const { status, body } = await compare({ token, child })
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

  it('call nutrients by the language of the call', async () => {
    const { token, child } = await parentWithPlan(testApp, { startDate })
    const labelIn = async (language: string) => {
      const response = await testApp.app.inject({
        url: `/api/children/${child.id}/nutrition-weeks`,
        headers: { authorization: `Bearer ${token}`, 'accept-language': language },
      })
      const [week] = z.array(nutritionWeek).parse(response.json())
      return week?.nutrients.find(({ nutrient }) => nutrient === 'fiber_g')?.label
    }
    expect(await labelIn('en-US')).toBe('fiber')
    expect(await labelIn('es-MX,es;q=0.9')).toBe('fibra')
    expect(await labelIn('en-GB')).toBe('fibre')
  })

  it('count the newest of plans for the same week', async () => {
    const { token, child } = await parentWithPlan(testApp, { startDate })
    testApp.advance(1000)
    const { body: newer } = await testApp.call('generatePlan', {
      token,
      body: { child_id: child.id, duration_days: 7, start_date: startDate },
    })
    const { body } = await compare({ token, child })
    expect(body.map(({ plan_id }) => plan_id)).toEqual([newer.id])
  })

  it('are empty without a plan', async () => {
    const { token } = await registerParent(testApp)
    const { body: child } = await testApp.call('createChild', { token, body: buildChild() })
    const { body } = await compare({ token, child })
    expect(body).toEqual([])
  })

  it('come with the trial and with premium by the year, not by the month §1.6', async () => {
    const { token, user, child } = await parentWithPlan(testApp, { startDate })
    const statusNow = async () => (await compare({ token, child })).status
    expect(await statusNow()).toBe(200)
    await subscribe(testApp, user.id, 'yearly')
    expect(await statusNow()).toBe(200)
    await subscribe(testApp, user.id, 'monthly')
    const { error } = await compare({ token, child })
    expect(error.code).toBe('premium_needed')
    await subscribe(testApp, user.id, null)
    expect(await statusNow()).toBe(402)
  })

  it('are nobody else’s, and need a session', async () => {
    const { child } = await parentWithPlan(testApp, { startDate })
    const { token } = await registerParent(testApp)
    expect((await compare({ token, child })).status).toBe(404)
    expect((await compare({ child })).status).toBe(401)
  })
})
