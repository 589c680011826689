import type { ChildBody } from '@brightplate/contract/child/child'
import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import { checkPlanText } from '@brightplate/foods/safety-check/check-plan-text'
import { planText } from '@brightplate/meal-plans/check/plan-text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildChild } from '../../../testing/families/build-child.ts'
import { registerParent } from '../../../testing/families/register-parent.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

async function planFor(changes: Partial<ChildBody>) {
  const { token } = await registerParent(testApp)
  const typed = buildChild({ allergies: [], behavioral_goals: [], ...changes })
  const created = await testApp.call('createChild', { token, body: typed })
  expect(created.status).toBe(201)
  const body = { child_id: created.body.id, duration_days: 7 as const }
  const answer = await testApp.call('generatePlan', { token, body })
  return { answer, child: created.body }
}

async function planned(changes: Partial<ChildBody>) {
  const { answer, child } = await planFor(changes)
  if (answer.status !== 201 || !('plan_data' in answer.body)) {
    throw new Error(`${answer.status}: ${answer.error.detail}`)
  }
  const { allergens, diets, words } = interpretProfile(child)
  const restrictions = { ageYears: child.age, carefulChewing: false, allergens, diets, words }
  expect(checkPlanText(restrictions, planText(answer.body.plan_data))).toEqual([])
  return { plan: answer.body, child }
}

const said = (plan: Awaited<ReturnType<typeof planned>>['plan']) =>
  new Map(plan.plan_data.changes?.map(({ tag, text }) => [tag, text.text]))

const fifty = (letters: string) =>
  Array.from({ length: 50 }, (_, at) => `${letters}${at} `.padEnd(100, 'q').slice(0, 100))

describe('a profile of 50 tags of 100 characters in each list', () => {
  it('is kept as typed, and its plan says that it could not check for them', async () => {
    const { plan, child } = await planned({
      allergies: fifty('zqx'),
      behavioral_goals: fifty('zqy'),
      dietary_preferences: fifty('zqz'),
      safe_foods: fifty('zqw'),
    })
    expect(child.allergies).toEqual(fifty('zqx'))
    expect(plan.plan_data.unchecked?.text).toMatch(/^We could not check for .*zqx0.*zqx49/)
    expect(said(plan).get(fifty('zqy')[3] ?? '')).toMatch(
      /^We do not know “zqy3 q+”: this plan is not checked for it\.$/u,
    )
  })

  it('is refused with what to do when it has one tag more, or a longer one', async () => {
    const { token } = await registerParent(testApp)
    for (const [allergies, detail] of [
      [[...fifty('zqx'), 'one more'], 'Use at most 50 tags.'],
      [['q'.repeat(101)], 'Use at most 100 characters in a tag.'],
    ] as const) {
      const body = buildChild({ allergies: [...allergies] })
      const { status, error } = await testApp.call('createChild', { token, body })
      expect(status).toBe(422)
      expect(Object.values(error.fields ?? {})).toEqual([detail])
    }
  })
})

describe('tags in other alphabets, markup and commands', () => {
  it.each([
    ['🥜🥛', ['peanut', 'milk']],
    ['花生', ['peanut']],
    ['حليب', ['milk']],
    ['молоко', ['milk']],
    ['<script>alert("milk")</script>', ['milk']],
    ["'; DROP TABLE children;-- egg", ['egg']],
    ['ｍｉｌｋ', ['milk']],
  ])('%s in the allergies keeps out %j', async (tag, allergens) => {
    const { plan, child } = await planned({ allergies: [tag] })
    expect(child.allergies).toEqual([tag])
    expect(interpretProfile(child).allergens).toEqual(expect.arrayContaining(allergens))
    expect(plan.profile_snapshot?.allergies).toEqual([tag])
  })

  it('among safe foods stand as typed, not checked by us', async () => {
    const typed = ['🦖', '<img src=x onerror=alert(1)>', 'Robert"); DROP TABLE meal_plans;--']
    const { plan } = await planned({ safe_foods: typed })
    const beside = plan.plan_data.days.flatMap(({ breakfast, lunch, dinner }) =>
      [breakfast, lunch, dinner].flatMap((meal) => meal.beside ?? []),
    )
    expect(beside.length).toBeGreaterThanOrEqual(21)
    for (const text of beside) expect(typed).toContain(text)
    for (const tag of typed) expect(said(plan).get(tag)).toMatch(/not checked by us\.$/)
  })
})

describe('tags that contradict each other', () => {
  it('“vegan” and “loves salmon”: the diet wins, and says so', async () => {
    const { plan } = await planned({ dietary_preferences: ['vegan', 'loves salmon'] })
    expect(said(plan).get('loves salmon')).toBe(
      '“salmon” stays out: an allergy or diet of this profile forbids it.',
    )
  })

  it('a safe food that is an allergen never stands in the plan, and says so', async () => {
    const { plan } = await planned({
      allergies: ['milk', 'wheat'],
      safe_foods: ['cheese', 'pasta', 'banana'],
    })
    expect(said(plan).get('cheese')).toBe('Stays out of every meal: no milk.')
    const kinds = plan.plan_data.days.flatMap(({ breakfast, lunch, dinner, snacks }) =>
      [breakfast, lunch, dinner, ...snacks].flatMap(({ parts = [] }) =>
        parts.flatMap(({ typed, name }) => (typed === 'pasta' ? name : [])),
      ),
    )
    // Pasta is made without wheat too, and says so first.
    for (const name of kinds) expect(name).toMatch(/^gluten-free (?:plain )?pasta/i)
    for (const { breakfast, lunch, dinner } of plan.plan_data.days) {
      for (const meal of [breakfast, lunch, dinner]) {
        expect(['banana', 'pasta']).toContain(meal.safe_food?.typed)
      }
    }
  })

  it('“not allergic to milk” among the allergies keeps milk out all the same', async () => {
    const { child } = await planned({ allergies: ['not allergic to milk', 'baked egg is fine'] })
    expect(interpretProfile(child).allergens).toEqual(['egg', 'milk'])
  })

  it('an exclusion among goals beats a like among preferences', async () => {
    const { plan } = await planned({
      behavioral_goals: ['no nuts'],
      dietary_preferences: ['loves peanut butter'],
    })
    expect(said(plan).get('loves peanut butter')).toMatch(/stays out/)
  })

  it('what leaves no dish at all is answered with the rules that clash', async () => {
    const { answer } = await planFor({ allergies: ['water', 'salt', 'cup'] })
    expect([answer.status, answer.error.code]).toEqual([422, 'plan_infeasible'])
    expect(answer.error.clashes?.length).toBeGreaterThan(0)
  })
})
