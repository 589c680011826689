import type { GenerateBody, MealPlan } from '@brightplate/contract/plans/meal-plan'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generations } from '../../db/tables/household/plans/generations.ts'
import { buildChild } from '../../testing/families/build-child.ts'
import { registerParent } from '../../testing/families/register-parent.ts'
import { subscribe } from '../../testing/families/subscribe.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const dad = { name: 'Dad', age: 40, allergies: ['fish'], dietary_preferences: [] }
const nana = { name: 'Nana', age: 70, allergies: [], dietary_preferences: ['vegetarian'] }

/** Leo eats with Dad, with Nana and an adult whom nobody named; Mia is at no table but her own. */
async function family() {
  const { token, user } = await registerParent(testApp)
  await subscribe(testApp, user.id, 'yearly')
  const { body: mia } = await testApp.call('createChild', {
    token,
    body: buildChild({ name: 'Mia', age: 3, allergies: ['egg'], dietary_preferences: [] }),
  })
  const leoBody = buildChild({
    name: 'Leo',
    allergies: [],
    dietary_preferences: [],
    eaters: [dad, nana],
    people_at_table: 4,
  })
  const { body: leo } = await testApp.call('createChild', { token, body: leoBody })
  const params = { id: leo.id }
  const generate = (choice: Pick<GenerateBody, 'eaters' | 'people_at_table'>) =>
    testApp.call('generatePlan', {
      token,
      body: { child_id: leo.id, duration_days: 7, ...choice },
    })
  const table = async () => (await testApp.call('readTable', { token, params })).body
  const change = (changes: object) =>
    testApp.call('changeChild', { token, params, body: { ...leoBody, ...changes } })
  return { token, mia, leo, generate, table, change }
}

async function made({ generate }: Awaited<ReturnType<typeof family>>, choice: object) {
  const { body, error } = await generate(choice)
  if (!('plan_data' in body)) throw new Error(error.detail)
  return body
}

const peopleOf = ({ plan_data }: MealPlan) => plan_data.days[0]?.dinner.people
const namesOf = ({ profile_snapshot }: MealPlan) =>
  profile_snapshot?.eaters?.map(({ name }) => name)

describe('who eats of a plan', () => {
  it('is everyone of the child’s table where nothing is said', async () => {
    const home = await family()
    const plan = await made(home, {})
    expect([peopleOf(plan), namesOf(plan)]).toEqual([4, ['Dad', 'Nana']])
  })

  it('is who was chosen, a child of the household among them', async () => {
    const home = await family()
    const plan = await made(home, { eaters: [nana, { child_id: home.mia.id }] })
    expect([peopleOf(plan), namesOf(plan)]).toEqual([3, ['Nana', 'Mia']])
    expect(plan.plan_data.days[0]?.dinner.plates?.map(({ child_id }) => child_id)).toEqual([
      home.mia.id,
    ])
    expect(plan.warnings).toEqual([])
  })

  it('is a number by itself, of whom those of the profile are some', async () => {
    const home = await family()
    const plan = await made(home, { people_at_table: 6 })
    expect([peopleOf(plan), namesOf(plan)]).toEqual([6, ['Dad', 'Nana']])
  })

  it('stays as it was chosen when a dish is swapped and the plan regenerated, whoever is at home today', async () => {
    const home = await family()
    const { token } = home
    const plan = await made(home, { eaters: [{ child_id: home.mia.id }] })
    const params = { id: plan.id }
    await home.change({ eaters: [dad, nana, { ...dad, name: 'Uncle', allergies: ['wheat'] }] })
    const read = await testApp.call('readPlan', { token, params })
    expect(read.body.warnings).toEqual([])
    const [summary] = (await testApp.call('listPlans', { token, query: { view: 'summary' } })).body
    const [listed] = (await testApp.call('listPlans', { token })).body
    expect([summary?.warnings, listed?.warnings]).toEqual([[], []])

    const at = { day: 1, slot: 'dinner' as const }
    const { body: found } = await testApp.call('listAlternatives', { token, params, body: at })
    const body = { ...at, recipe_id: found[0]?.recipe_id ?? '', revision: plan.revision }
    const swapped = await testApp.call('swapMeal', { token, params, body })
    expect(peopleOf(swapped.body)).toBe(2)
    await testApp.call('changeLocks', { token, params, body: { locks: [at] } })
    const regenerated = await testApp.call('regeneratePlan', {
      token,
      params,
      body: { revision: swapped.body.revision },
    })
    expect([peopleOf(regenerated.body), namesOf(regenerated.body)]).toEqual([2, ['Mia']])
    expect(regenerated.body.plan_data.days[3]?.lunch.people).toBe(2)
  })

  it('obeys what those who were chosen may not eat today', async () => {
    const home = await family()
    const { token } = home
    const plan = await made(home, { eaters: [nana, { child_id: home.mia.id }] })
    const params = { id: plan.id }
    await home.change({ eaters: [dad, { ...nana, allergies: ['wheat'] }] })
    const ofNana = await testApp.call('readPlan', { token, params })
    expect(ofNana.body.warnings.map(({ text }) => text).join()).toMatch(/wheat/)
    await home.change({ eaters: [dad, nana] })
    await testApp.call('changeChild', {
      token,
      params: { id: home.mia.id },
      body: buildChild({ name: 'Mia', age: 3, allergies: ['egg', 'wheat'] }),
    })
    const [ofMia] = (await testApp.call('listPlans', { token, query: { view: 'summary' } })).body
    expect(ofMia?.warnings.map(({ text }) => text).join()).toMatch(/wheat/)
  })

  it('loses a child that is deleted', async () => {
    const home = await family()
    const { token } = home
    const plan = await made(home, { eaters: [{ child_id: home.mia.id }] })
    await testApp.call('deleteChild', { token, params: { id: home.mia.id } })
    const { body } = await testApp.call('readPlan', { token, params: { id: plan.id } })
    expect(body.profile_snapshot?.eaters).toEqual([])
    expect((await home.table()).members.map(({ name }) => name)).toEqual(['Dad', 'Nana'])
  })

  it('is no child of another household, not the child itself, nobody twice, no baby and no crowd', async () => {
    const home = await family()
    const other = await family()
    const refused = [
      [{ child_id: other.mia.id }],
      [{ child_id: home.leo.id }],
      [{ child_id: home.mia.id }, { child_id: home.mia.id }],
      [{ name: 'Baby', age: 0 }],
      Array.from({ length: 12 }, () => dad),
    ]
    for (const eaters of refused) {
      const { status, error } = await home.generate({ eaters })
      expect([status, error.code]).toEqual([422, 'invalid_input'])
    }
    expect((await home.generate({ people_at_table: 0 })).status).toBe(422)
    expect((await testApp.call('listPlans', { token: home.token })).body).toEqual([])
  })

  it('stands sealed with the generation, and goes with the child', async () => {
    const home = await family()
    await made(home, { eaters: [nana] })
    const stored = async () => {
      const [row] = await testApp.database.db
        .select()
        .from(generations)
        .where(eq(generations.childId, home.leo.id))
      return row
    }
    const row = await stored()
    expect(row?.chosenTable).toBeInstanceOf(Buffer)
    expect(row?.chosenTable?.toString('latin1')).not.toContain('Nana')
    await testApp.call('deleteChild', { token: home.token, params: { id: home.leo.id } })
    expect((await stored())?.chosenTable).toBeNull()
  })
})

describe('who may eat of the next plan', () => {
  const eating = ({ members }: Awaited<ReturnType<Awaited<ReturnType<typeof family>>['table']>>) =>
    members.flatMap(({ name, eats }) => (eats ? name : []))

  it('is everyone of the child’s table, and the household’s other children where they are ticked', async () => {
    const home = await family()
    expect(await home.table()).toEqual({
      members: [
        { child_id: null, ...dad, usual: true, eats: true },
        { child_id: null, ...nana, usual: true, eats: true },
        {
          child_id: home.mia.id,
          name: 'Mia',
          age: 3,
          allergies: ['egg'],
          dietary_preferences: [],
          usual: false,
          eats: false,
        },
      ],
      others: 1,
      others_eating: 1,
    })
  })

  it('is remembered from the last plan', async () => {
    const home = await family()
    await made(home, { eaters: [nana, { child_id: home.mia.id }] })
    const table = await home.table()
    expect([eating(table), table.others_eating]).toEqual([['Nana', 'Mia'], 0])
    testApp.advance(1000)
    await made(home, { eaters: [dad, nana], people_at_table: 4 })
    const usual = await home.table()
    expect([eating(usual), usual.others_eating]).toEqual([['Dad', 'Nana'], 1])
  })

  it('holds whoever came since, and whose rules were changed, until they are left out', async () => {
    const home = await family()
    await made(home, { eaters: [{ child_id: home.mia.id }] })
    await home.change({
      eaters: [dad, { ...nana, allergies: ['sesame'] }, { name: 'Uncle', age: 30 }],
    })
    expect(eating(await home.table())).toEqual(['Nana', 'Uncle', 'Mia'])
  })

  it('is told to nobody without a token, and of no child of another household', async () => {
    const home = await family()
    const params = { id: home.leo.id }
    expect((await testApp.call('readTable', { params })).status).toBe(401)
    const { token } = await registerParent(testApp)
    expect((await testApp.call('readTable', { token, params })).status).toBe(404)
    const nobody = { token: home.token, params: { id: 'no-id' } }
    expect((await testApp.call('readTable', nobody)).status).toBe(404)
  })
})
