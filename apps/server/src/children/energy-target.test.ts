import type { CallInput } from '@brightplate/contract/api/api-client'
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

type Changes = NonNullable<Parameters<typeof buildChild>[0]>

async function parentWithChild(changes: Changes = {}) {
  const { token } = await registerParent(testApp)
  const { body: child } = await testApp.call('createChild', { token, body: buildChild(changes) })
  const params = { id: child.id }
  const change = (next: Changes) =>
    testApp.call('changeChild', { token, params, body: buildChild(next) })
  const generate = () =>
    testApp.call('generatePlan', { token, body: { child_id: child.id, duration_days: 7 } })
  return { token, child, params, change, generate }
}

const ofChild = { allergies: [], behavioral_goals: [], dietary_preferences: [] }

describe('the energy that a clinician set for a child', () => {
  it('is kept, stays where a change is silent about it, is exported, and goes with a null', async () => {
    const { token, child, change } = await parentWithChild({ energy_target_kcal: 1400 })
    expect(child.energy_target_kcal).toBe(1400)
    expect((await change({})).body.energy_target_kcal).toBe(1400)
    const { body: exported } = await exportOf(testApp, { token })
    expect(exported.children[0]?.energy_target_kcal).toBe(1400)
    expect((await change({ energy_target_kcal: null })).body.energy_target_kcal).toBeNull()
  })

  it.each([299, 6001, 1400.5, '1400'])(
    'is refused where it is %j, with a sentence at the field',
    async (kcal) => {
      const { token } = await registerParent(testApp)
      const body = { ...buildChild(), energy_target_kcal: kcal } as ReturnType<typeof buildChild>
      const { status, error } = await testApp.call('createChild', { token, body })
      expect(status).toBe(422)
      expect(error.fields).toEqual({
        energy_target_kcal: 'Enter whole kcal a day from 300 to 6000, or leave it empty.',
      })
    },
  )

  it('is neither read nor changed by another parent', async () => {
    const { token, params } = await parentWithChild({ energy_target_kcal: 1400 })
    const other = await registerParent(testApp)
    const body = buildChild({ energy_target_kcal: 900 })
    expect((await testApp.call('readChild', { token: other.token, params })).status).toBe(404)
    expect((await testApp.call('changeChild', { token: other.token, params, body })).status).toBe(
      404,
    )
    expect((await testApp.call('readChild', { token, params })).body.energy_target_kcal).toBe(1400)
  })

  it('is what each day of a plan is near, within what is usual at the age', async () => {
    const { generate } = await parentWithChild({ ...ofChild, energy_target_kcal: 1400 })
    const { status, body } = await generate()
    expect(status).toBe(201)
    if (!('plan_data' in body)) throw new Error('No plan')
    const { nutrition, days, notices } = body.plan_data
    expect(nutrition?.find(({ nutrient }) => nutrient === 'energy_kcal')?.target).toBe(1400)
    for (const day of days) {
      expect(Math.abs((day.nutrition?.energy_kcal ?? 0) - 1400)).toBeLessThan(140)
    }
    expect(notices?.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^A clinician set 1,400 kcal a day: the days of this plan bring 1,/),
    ])
  })

  it.each<[string, Changes]>([
    ['below, in the field', { energy_target_kcal: 1199 }],
    ['above, in the field', { energy_target_kcal: 1801 }],
    ['below, in a tag', { allergies: ['1100 calories a day, dietitian'] }],
    [
      'below, in a tag beside a field that is usual',
      {
        energy_target_kcal: 1400,
        behavioral_goals: ['no more than 900 kcal, doctor'],
      },
    ],
    [
      'a swallowing level, in a tag',
      { dietary_preferences: ['IDDSI level 5'], energy_target_kcal: 1400 },
    ],
    ['a swallowing level, among the foods that are eaten', { safe_foods: ['IDDSI level 5'] }],
    ['a swallowing level, with a food', { safe_foods: ['toast', 'IDDSI 5 minced chicken'] }],
    ['a swallowing level, among what is refused', { refused_foods: ['IDDSI level 5'] }],
  ])('asks for a clinician, and keeps the profile: %s', async (_, changes) => {
    const { token, params, generate } = await parentWithChild({ ...ofChild, ...changes })
    const { status, error } = await generate()
    expect([status, error.code]).toEqual([422, 'needs_clinician'])
    expect(error.detail).toMatch(
      /^We cannot plan safely for (?:an energy target of [\d,]+ kcal a day, (?:below|above) the 1,200 to 1,800 kcal that are usual at 7 years|a swallowing diet at IDDSI level 5)\. Please use/,
    )
    const { body } = await testApp.call('readChild', { token, params })
    expect(body).toMatchObject(changes)
  })

  it.each<[number, Changes]>([
    [1200, { energy_target_kcal: 1200 }],
    [1800, { energy_target_kcal: 1800 }],
    [1200, { dietary_preferences: ['1200 calories a day, dietitian'] }],
  ])('is kept at the very border of what is usual: %i', async (kcal, changes) => {
    const { generate } = await parentWithChild({ ...ofChild, ...changes })
    const { status, body } = await generate()
    expect(status).toBe(201)
    if (!('plan_data' in body)) throw new Error('No plan')
    const energy = body.plan_data.nutrition?.find(({ nutrient }) => nutrient === 'energy_kcal')
    expect(energy?.target).toBe(kcal)
  })

  it('set after a plan was made warns in that plan, where it is not ours to plan', async () => {
    const { token, generate, change } = await parentWithChild(ofChild)
    const { body: made } = await generate()
    if (!('plan_data' in made)) throw new Error('No plan')
    await change({ ...ofChild, energy_target_kcal: 900 })
    const { body } = await testApp.call('readPlan', { token, params: { id: made.id } })
    expect(body.warnings.map(({ text }) => text)).toEqual([
      expect.stringContaining('an energy target of 900 kcal a day, below'),
    ])
  })

  it('is read as it is typed', async () => {
    const { token } = await registerParent(testApp)
    const read = async (body: CallInput<'interpretProfileTerms'>['body']) =>
      (await testApp.call('interpretProfileTerms', { token, body })).body
    expect((await read({ age: 7, energy_target_kcal: 1400 })).energy_target).toEqual({
      kept: true,
      text: 'Within the 1,200 to 1,800 kcal that are usual at 7 years: each day of a plan aims at 1,400 kcal.',
    })
    expect((await read({ age: 7, energy_target_kcal: 1100 })).energy_target).toMatchObject({
      kept: false,
      text: expect.stringContaining('We make no plan for it'),
    })
    expect(await read({ energy_target_kcal: 1100 })).not.toHaveProperty('energy_target')
    const inTag = await read({ age: 7, dietary_preferences: ['900 kcal a day, dietitian'] })
    expect(inTag.readings[0]?.understood_as[0]).toMatchObject({ kind: 'clinician' })
    const { safe_food_readings } = await read({ age: 7, safe_foods: ['IDDSI 5 minced chicken'] })
    expect(safe_food_readings?.[0]).toMatchObject({
      verdict: 'forbidden',
      text: expect.stringContaining('a swallowing diet at IDDSI level 5'),
    })
  })
})
