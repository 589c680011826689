import type { ChildBody } from '@brightplate/contract/child/child'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mealPlans } from '../db/tables/household/plans/meal-plans.ts'
import { buildChild } from '../testing/families/build-child.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { startTestApp, type TestApp, testThreads } from '../testing/test-app.ts'

let testApp: TestApp
/** How often the threads were asked to look at a plan. */
let checks = 0

beforeAll(async () => {
  testApp = await startTestApp({
    threads: {
      ...testThreads,
      planWarnings: (...given) => {
        checks += 1
        return testThreads.planWarnings(...given)
      },
    },
  })
})
afterAll(() => testApp.close())

async function parentWithPlan(changes: Partial<ChildBody> = {}) {
  const { token } = await registerParent(testApp)
  const body = buildChild({ allergies: [], ...changes })
  const child = await testApp.call('createChild', { token, body })
  const plan = await testApp.call('generatePlan', {
    token,
    body: { child_id: child.body.id, duration_days: 7 },
  })
  const stored = async () => {
    const { db } = testApp.database
    const [row] = await db.select().from(mealPlans).where(eq(mealPlans.id, plan.body.id))
    return row
  }
  return { token, child: child.body, planId: plan.body.id, stored }
}

describe('what is known of a plan', () => {
  it('needs no look at its days for the profile and rules that it was made by', async () => {
    const { token, planId, stored } = await parentWithPlan()
    checks = 0
    await testApp.call('readPlan', { token, params: { id: planId } })
    expect((await stored())?.checkedFor).toBeNull()
    expect(checks).toBe(0)
  })

  it('is kept with the plan once it was checked for another profile', async () => {
    const { token, child, planId, stored } = await parentWithPlan()
    await testApp.call('changeChild', {
      token,
      params: { id: child.id },
      body: buildChild({ allergies: ['wheat'] }),
    })
    checks = 0
    const { body } = await testApp.call('readPlan', { token, params: { id: planId } })
    const again = await testApp.call('listPlans', { token })
    expect(again.body[0]?.warnings).toEqual(body.warnings)
    expect(checks).toBe(1)
    const row = await stored()
    expect(row?.checkedFor).toEqual(expect.any(String))
    expect(row?.warnings).toBeInstanceOf(Buffer)
    expect(body.warnings.length).toBeGreaterThan(0)
  })

  it('tells amounts that no longer fit an age, whoever sits at the table now', async () => {
    const { token, child, planId } = await parentWithPlan({ age: 17, people_at_table: 2 })
    const params = { id: child.id }
    const change = (changes: Partial<ChildBody>) =>
      testApp.call('changeChild', {
        token,
        params,
        body: buildChild({ allergies: [], ...changes }),
      })
    const texts = async () => {
      const { body } = await testApp.call('readPlan', { token, params: { id: planId } })
      return body.warnings.map(({ text }) => text)
    }
    await change({ age: 17, people_at_table: 1 })
    expect(await texts()).toEqual([])
    await change({ age: 2 })
    expect((await texts()).filter((text) => /more juice than fits a day/.test(text))).not.toEqual(
      [],
    )
  })

  it('grows worse with the reading of a new tag among the preferences', async () => {
    const { token, child, planId } = await parentWithPlan()
    const warned = async (changes: Partial<ChildBody>) => {
      const body = buildChild({ allergies: [], ...changes })
      await testApp.call('changeChild', { token, params: { id: child.id }, body })
      const plan = await testApp.call('readPlan', { token, params: { id: planId } })
      return plan.body.warnings.map(({ text }) => text)
    }
    expect(await warned({})).toEqual([])
    expect((await warned({ dietary_preferences: ['milk (hives)'] })).join()).toMatch(/holds milk/u)
    expect((await warned({ allergies: ['zorble'] }))[0]).toMatch(/could not check for it/u)
  })

  it('counts for its revision alone', async () => {
    const { token, child, planId } = await parentWithPlan()
    await testApp.call('changeChild', {
      token,
      params: { id: child.id },
      body: buildChild({ allergies: ['wheat'] }),
    })
    const params = { id: planId }
    const before = await testApp.call('readPlan', { token, params })
    const [warning] = before.body.warnings.filter(({ slot }) => slot === 'lunch')
    if (!warning?.day || !warning.slot) throw new Error('No lunch with wheat')
    const place = { day: warning.day, slot: warning.slot }
    const { body: dishes } = await testApp.call('listAlternatives', { token, params, body: place })
    const recipe_id = dishes[0]?.recipe_id ?? ''
    const body = { ...place, recipe_id, revision: before.body.revision }
    const after = await testApp.call('swapMeal', { token, params, body })
    const ofDishes = (warnings: typeof after.body.warnings) =>
      warnings.filter(({ slot }) => slot !== null)
    expect(ofDishes(after.body.warnings)).toEqual(
      ofDishes(before.body.warnings).filter(
        ({ day, slot }) => day !== place.day || slot !== place.slot,
      ),
    )
  })
})
