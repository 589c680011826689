import { limits } from '@brightplate/contract/limits'
import { and, eq } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { careLinks } from '../../db/tables/household/care-links.ts'
import { children } from '../../db/tables/household/children.ts'
import { goalTicks } from '../../db/tables/household/goal-ticks.ts'
import { mealPlans } from '../../db/tables/household/plans/meal-plans.ts'
import { planRevisions } from '../../db/tables/household/plans/plan-revisions.ts'
import { shoppingMarks } from '../../db/tables/household/plans/shopping-marks.ts'
import { buildChild } from '../../testing/families/build-child.ts'
import { exportOf } from '../../testing/families/export-of.ts'
import { invite } from '../../testing/families/join-as-parent.ts'
import { memberOf } from '../../testing/families/member-of.ts'
import { registerParent } from '../../testing/families/register-parent.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const password = 'correct horse'
const confirm = (token: string) =>
  testApp.call('confirm', { token, body: { current_password: password } })

async function addPlan(token: string, child_id: string) {
  const { body } = await testApp.call('generatePlan', {
    token,
    body: { child_id, duration_days: 7 },
  })
  if (!('plan_data' in body)) throw new Error('No plan')
  return body
}

/** A parent with children, plans and what hangs on them, who then joins another's household. */
async function joinedWithChildren() {
  const owner = await registerParent(testApp)
  const second = await registerParent(testApp)
  const { token } = second
  const add = async (changes: Parameters<typeof buildChild>[0]) => {
    // The eldest here stands first.
    testApp.advance(1)
    return (await testApp.call('createChild', { token, body: buildChild(changes) })).body
  }
  const brother = await add({ name: 'Ben', allergies: ['sesame'] })
  const child = await add({
    name: 'Sam',
    behavioral_goals: ['sits at the table'],
    people_at_table: 2,
    eaters: [{ child_id: brother.id }],
  })
  const made = await addPlan(token, child.id)
  const params = { id: made.id }
  const place = { day: 2, slot: 'dinner' as const }
  const { body: offered } = await testApp.call('listAlternatives', { token, params, body: place })
  const { body: plan } = await testApp.call('swapMeal', {
    token,
    params,
    body: { ...place, recipe_id: offered[0]?.recipe_id ?? '', revision: made.revision },
  })
  await testApp.call('changeLocks', { token, params, body: { locks: [place] } })
  const line = plan.plan_data.shopping_list[0] ?? ''
  await testApp.call('changeShoppingMarks', {
    token,
    params,
    body: {
      marks: [{ line, state: 'in_cart', lasting: false, changed_at: testApp.now().toISOString() }],
    },
  })
  await testApp.call('changeGoalTick', {
    token,
    params: { id: child.id },
    body: { goal: 'sits at the table', week_start: '2026-11-16', met: true },
  })
  await testApp.call('createCareLink', {
    token,
    params: { id: child.id },
    body: {
      kind: 'about',
      recipient: 'Grandma',
      name_shown: 'first',
      language: 'en-US',
      consents: true,
    },
  })
  const home = (await memberOf(testApp, second.user.id)).householdId
  const secret = await invite(testApp, owner.token, second.email)
  await testApp.call('acceptInvitation', { token, body: { token: secret } })
  const { householdId } = await memberOf(testApp, owner.user.id)
  return { owner, second, child, brother, plan, home, householdId }
}

const bring = async (token: string, child_ids: string[]) => {
  await confirm(token)
  const { status, body, error } = await testApp.call('bringChildren', {
    token,
    body: { child_ids },
  })
  return status === 200 ? body : error.code
}

const names = async (token: string) =>
  (await testApp.call('listChildren', { token })).body.map(({ name }) => name)

/** How many rows of a child and its plans a household has, by table. */
async function rowsOf(householdId: string) {
  const counted: Record<string, number> = {}
  for (const table of [children, mealPlans, planRevisions, shoppingMarks, goalTicks, careLinks]) {
    const name = getTableConfig(table satisfies PgTable).name
    counted[name] = await testApp.database.db.$count(table, eq(table.householdId, householdId))
  }
  return counted
}

describe('children of an old account', () => {
  it('are named to their parent alone, and come along with plans, history, list and ticks', async () => {
    const { owner, second, child, brother, plan, home, householdId } = await joinedWithChildren()
    const own = async (token: string) =>
      (await testApp.call('readHousehold', { token })).body.own_children
    expect(await own(second.token)).toEqual([
      { id: brother.id, name: 'Ben' },
      { id: child.id, name: 'Sam' },
    ])
    expect(await own(owner.token)).toBeUndefined()
    expect(await names(owner.token)).toEqual([])
    const before = await rowsOf(home)
    expect(Object.values(before).every((count) => count > 0)).toBe(true)
    expect(await bring(second.token, [brother.id, child.id])).not.toHaveProperty('own_children')

    expect(await names(owner.token)).toEqual(['Ben', 'Sam'])
    const { token } = owner
    const read = await testApp.call('readChild', { token, params: { id: child.id } })
    expect(read.body).toMatchObject({
      created_at: child.created_at,
      eaters: [{ child_id: brother.id, allergies: ['sesame'] }],
    })
    const params = { id: plan.id }
    const there = await testApp.call('readPlan', { token, params })
    expect(there.body.plan_data.days).toEqual(plan.plan_data.days)
    expect(there.body.warnings).toEqual(plan.warnings)
    expect((await testApp.call('listRevisions', { token, params })).body).toHaveLength(2)
    const back = await testApp.call('goBackToRevision', {
      token,
      params,
      body: { to: 1, revision: 2 },
    })
    expect(back.status).toBe(200)
    const marks = await testApp.call('listShoppingMarks', { token, params })
    expect(JSON.stringify(marks.body)).toContain('in_cart')
    const ticks = await testApp.call('listGoalTicks', { token, params: { id: child.id } })
    expect(ticks.body).toHaveLength(1)

    expect(Object.values(await rowsOf(home)).every((count) => count === 0)).toBe(true)
    expect(await rowsOf(householdId)).toEqual({
      ...before,
      plan_revisions: (before.plan_revisions ?? 0) + 1,
      care_links: 0,
    })
    const keys = await testApp.services.keys.find(testApp.database.db, home)
    expect(keys?.childIds).toEqual([])
  })

  it('stay in the household when their parent leaves it', async () => {
    const { owner, second, child, brother } = await joinedWithChildren()
    await bring(second.token, [child.id, brother.id])
    await testApp.call('removeParent', { token: second.token, params: { id: second.user.id } })
    expect(await names(owner.token)).toEqual(['Ben', 'Sam'])
    const again = await testApp.call('login', { body: { email: second.email, password } })
    expect(await names(again.body.token)).toEqual([])
  })

  it('of whom one stays behind sit at each other’s table by name, with their allergies', async () => {
    const { owner, second, child, brother, plan } = await joinedWithChildren()
    await bring(second.token, [child.id])
    const { token } = owner
    const read = await testApp.call('readChild', { token, params: { id: child.id } })
    expect(read.body.eaters).toMatchObject([{ child_id: null, name: 'Ben', allergies: ['sesame'] }])
    expect((await testApp.call('readPlan', { token, params: { id: plan.id } })).status).toBe(200)
    const { body } = await testApp.call('readHousehold', { token: second.token })
    expect(body.own_children).toEqual([{ id: brother.id, name: 'Ben' }])
    const exported = JSON.stringify((await exportOf(testApp, second)).body.own_household)
    expect(exported).not.toContain('Sam')
  })

  it('come once, however often it is asked at the same moment', async () => {
    const { owner, second, child } = await joinedWithChildren()
    await confirm(second.token)
    const body = { child_ids: [child.id] }
    const asked = [1, 2, 3].map(() => testApp.call('bringChildren', { token: second.token, body }))
    const answers = (await Promise.all(asked)).map(({ status }) => status)
    expect(answers.sort()).toEqual([200, 404, 404])
    expect(await names(owner.token)).toEqual(['Sam'])
  })

  it('are brought by their parent alone, who proved who they are, and where there is room', async () => {
    const { owner, second, child, brother } = await joinedWithChildren()
    const body = { child_ids: [child.id, brother.id] }
    expect((await testApp.call('bringChildren', { body })).status).toBe(401)
    testApp.advance(60 * 60 * 1000)
    const unproved = await testApp.call('bringChildren', { token: second.token, body })
    expect(unproved.error.code).toBe('confirmation_needed')
    expect(await bring(owner.token, body.child_ids)).toBe('not_found')
    const stranger = await registerParent(testApp)
    expect(await bring(stranger.token, body.child_ids)).toBe('not_found')
    expect(await bring(second.token, [child.id, owner.user.id])).toBe('not_found')
    for (const wrong of [[], ['no id'], Array.from({ length: 21 }, () => child.id)]) {
      expect(await bring(second.token, wrong)).toBe('invalid_input')
    }
    for (let at = 1; at < limits.childrenPerHousehold; at += 1) {
      await testApp.call('createChild', { token: owner.token, body: buildChild() })
    }
    expect(await bring(second.token, body.child_ids)).toBe('invalid_input')
    const { body: household } = await testApp.call('readHousehold', { token: second.token })
    expect(household.own_children).toHaveLength(2)
    const left = await testApp.database.db.$count(
      children,
      and(eq(children.householdId, (await memberOf(testApp, owner.user.id)).householdId)),
    )
    expect(left).toBe(limits.childrenPerHousehold - 1)
  })
})
