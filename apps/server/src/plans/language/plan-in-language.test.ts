import { type MealPlan, mealPlan } from '@brightplate/contract/plans/meal-plan'
import { planRevision } from '@brightplate/contract/plans/plan-revision'
import { faultsOfSpanishPlan } from '@brightplate/meal-plans/spanish/testing/faults-of-spanish-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parentWithPlan } from '../../testing/families/parent-with-plan.ts'
import { registerParent } from '../../testing/families/register-parent.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let token: string
let plan: MealPlan

beforeAll(async () => {
  testApp = await startTestApp()
  ;({ token, plan } = await parentWithPlan(testApp))
})
afterAll(() => testApp.close())

const spanish = 'es-MX,es;q=0.9,en;q=0.5'

/** @param language as a browser asks for it */
async function ask(
  language: string | null,
  { path = `/${plan.id}`, body, by = token }: { path?: string; body?: object; by?: string } = {},
) {
  const answer = await testApp.app.inject({
    method: body ? 'PUT' : 'GET',
    url: `/api/meal-plans${path}`,
    headers: {
      ...(by === '' ? {} : { authorization: `Bearer ${by}` }),
      ...(language === null ? {} : { 'accept-language': language }),
    },
    ...(body ? { payload: body } : {}),
  })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}

const planIn = async (...asked: Parameters<typeof ask>): Promise<MealPlan> =>
  mealPlan.parse((await ask(...asked)).body)

describe('a plan that is asked for in Spanish', () => {
  it('is read in Spanish as a whole, and again as it was read', async () => {
    const said = await planIn(spanish)
    expect(said.plan_data.language).toBe('es-US')
    expect(faultsOfSpanishPlan(said.plan_data)).toEqual([])
    expect(said).toMatchObject({ id: plan.id, revision: plan.revision, locks: plan.locks })
    expect(await planIn(spanish)).toEqual(said)
  })

  it.each([null, 'fr', 'en-US,es;q=0.5'])(
    'is as it is stored for who asks for %s',
    async (language) => {
      const { plan_data } = await planIn(language)
      expect(plan_data.language).toBeUndefined()
      expect(plan_data.days).toEqual(mealPlan.parse(plan).plan_data.days)
    },
  )

  it('is read in British words for who asks for British English, and again as it was read', async () => {
    const british = 'en-GB,en;q=0.9'
    const said = await planIn(british)
    expect(said.plan_data.language).toBe('en-GB')
    expect(JSON.stringify(said.plan_data.days)).not.toMatch(
      /"[^"]*\b(?:cups|yogurt|fl oz)\b[^"]*\(/,
    )
    expect(said).toMatchObject({ id: plan.id, revision: plan.revision, locks: plan.locks })
    expect(await planIn(british)).toEqual(said)
  })

  it('has a day alone in Spanish, and none that it has not', async () => {
    const { plan_data } = await planIn(spanish, { path: `/${plan.id}?day=3` })
    expect(plan_data.days.map(({ day }) => day)).toEqual([3])
    expect(faultsOfSpanishPlan(plan_data)).toEqual([])
    expect((await ask(spanish, { path: `/${plan.id}?day=9` })).status).toBe(404)
  })

  it('stands so in the list of plans too', async () => {
    const { body } = await ask(spanish, { path: '' })
    const [first] = z.array(mealPlan).parse(body)
    expect(first?.plan_data.language).toBe('es-US')
  })

  it('answers a change in Spanish, and stores it in English', async () => {
    const params = { id: plan.id }
    const place = { day: 2, slot: 'dinner' as const }
    const { body: others } = await testApp.call('listAlternatives', { token, params, body: place })
    const body = { ...place, recipe_id: others[0]?.recipe_id, revision: plan.revision }
    const answer = await ask(spanish, { path: `/${plan.id}/meals`, body })
    expect(answer).toMatchObject({ status: 200 })
    const said = mealPlan.parse(answer.body)
    expect(said.revision).toBe(plan.revision + 1)
    expect(faultsOfSpanishPlan(said.plan_data)).toEqual([])
    const [now, before] = [(await planIn(null)).plan_data.days[1], plan.plan_data.days[1]]
    expect(now?.dinner.name).not.toBe(before?.dinner.name)
    expect(said.plan_data.days[1]?.dinner.name).not.toBe(now?.dinner.name)
  })

  it('has its history and its warnings in Spanish', async () => {
    const { body } = await ask(spanish, { path: `/${plan.id}/revisions` })
    const [last] = z.array(planRevision).parse(body)
    const said = await planIn(spanish)
    expect(last?.changed?.map(({ after }) => after)).toEqual([said.plan_data.days[1]?.dinner.name])
    const { body: child } = await testApp.call('readChild', {
      token,
      params: { id: plan.child_id },
    })
    const { name } = said.plan_data.days[0]?.lunch ?? {}
    await testApp.call('changeChild', {
      token,
      params: { id: plan.child_id },
      body: {
        ...child,
        dietary_preferences: ['vegan'],
        allergies: [...child.allergies, 'egg', 'wheat'],
      },
    })
    const { warnings } = await planIn(spanish)
    expect(warnings.length).toBeGreaterThan(0)
    expect(warnings.map(({ text }) => text).join()).not.toMatch(/Swap it|holds/u)
    const lunch = warnings.find(({ day, slot }) => day === 1 && slot === 'lunch')
    if (lunch) expect(lunch.dish).toBe(name)
  })

  it('is not there for another family, nor without signing in', async () => {
    const by = (await registerParent(testApp)).token
    expect((await ask(spanish, { by })).status).toBe(404)
    expect((await ask(spanish, { by: '' })).status).toBe(401)
  })

  it('is in English once its child is deleted, and nobody knows its rules', async () => {
    await planIn(spanish)
    await testApp.call('deleteChild', { token, params: { id: plan.child_id } })
    expect((await planIn(spanish)).plan_data.language).toBeUndefined()
  })
})
