import type { KeptMonths } from '@brightplate/contract/account/kept-plans'
import { dayMs, daysLater, monthsLater, plainDateOf } from '@brightplate/contract/plain-date'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mealPlans } from '../db/tables/household/plans/meal-plans.ts'
import { planRevisions } from '../db/tables/household/plans/plan-revisions.ts'
import { shoppingMarks } from '../db/tables/household/plans/shopping-marks.ts'
import { periodicJobs } from '../jobs/periodic-jobs.ts'
import { exportOf } from '../testing/families/export-of.ts'
import { joinAsParent } from '../testing/families/join-as-parent.ts'
import { memberOf } from '../testing/families/member-of.ts'
import { type ParentWithPlan, parentWithPlan } from '../testing/families/parent-with-plan.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { eraseOldPlans } from './erase-old-plans.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const confirm = (token: string) =>
  testApp.call('confirm', { token, body: { current_password: 'correct horse' } })

async function choose(token: string, months: KeptMonths | null) {
  await confirm(token)
  return testApp.call('changeKeptPlans', { token, body: { months } })
}

/** The work of the clock, as it is listed. */
const night = async () =>
  periodicJobs.find(({ name }) => name === 'erase-old-plans')?.run(testApp.services)

const plansOf = async (token: string) =>
  (await testApp.call('listPlans', { token })).body.map(({ id }) => id)

/** Another plan of the child, for days without one. */
async function anotherPlan({ token, child }: ParentWithPlan): Promise<string> {
  testApp.advance(1)
  const { body } = await testApp.call('generatePlan', {
    token,
    body: { child_id: child.id, duration_days: 7 },
  })
  return body.id
}

/** Has a plan have ended so many months and days ago. */
async function endedAgo(userId: string, id: string, { months = 0, days = 0 }): Promise<void> {
  const { householdId } = await memberOf(testApp, userId)
  const lastDay = daysLater(monthsLater(plainDateOf(testApp.now()), -months), -days)
  await testApp.database.db
    .update(mealPlans)
    .set({ startDate: daysLater(lastDay, -6) })
    .where(and(eq(mealPlans.householdId, householdId), eq(mealPlans.id, id)))
}

/** A family whose first plan ended 13 months ago, with a mark and a revision, and whose second is of now. */
async function familyWithOldPlan() {
  const family = await parentWithPlan(testApp)
  const { token, user, params } = family
  const line = {
    line: 'salt',
    state: 'in_cart',
    lasting: false,
    changed_at: testApp.now().toISOString(),
  } as const
  const marked = await testApp.call('changeShoppingMarks', {
    token,
    params,
    body: { marks: [line] },
  })
  expect(marked.status).toBe(200)
  const locks = [{ day: 1, slot: 'dinner' as const }]
  await testApp.call('changeLocks', { token, params, body: { locks } })
  const changed = await testApp.call('regeneratePlan', { token, params, body: { revision: 1 } })
  expect(changed.status).toBe(200)
  const newest = await anotherPlan(family)
  await endedAgo(user.id, params.id, { months: 13 })
  return { ...family, old: params.id, newest }
}

describe('how long plans are kept', () => {
  it('is for ever at first, and says what each choice would erase', async () => {
    const { token } = await familyWithOldPlan()
    const { status, body } = await testApp.call('readKeptPlans', { token })
    expect([status, body.months, body.erases_from, body.plans]).toEqual([200, null, null, 2])
    expect(body.may_change).toBe(true)
    expect(body.choices.map(({ months, erases }) => [months, erases])).toEqual([
      [3, 1],
      [6, 1],
      [12, 1],
      [24, 0],
    ])
    const today = plainDateOf(testApp.now())
    expect(body.choices[0]?.ended_before).toBe(monthsLater(today, -3))
    await night()
    expect(await plansOf(token)).toHaveLength(2)
  })

  it('erases what it said, a day after it was chosen, with all that hangs on it', async () => {
    const { token, user, old, newest } = await familyWithOldPlan()
    const { householdId } = await memberOf(testApp, user.id)
    const { db } = testApp.database
    const rows = async () => [
      await db.$count(mealPlans, eq(mealPlans.householdId, householdId)),
      await db.$count(planRevisions, eq(planRevisions.householdId, householdId)),
      await db.$count(shoppingMarks, eq(shoppingMarks.householdId, householdId)),
    ]
    expect(await rows()).toEqual([2, 1, 1])
    const { status, body } = await choose(token, 12)
    expect([status, body.months]).toEqual([200, 12])
    expect(body.erases_from).toBe(new Date(testApp.now().getTime() + dayMs).toISOString())
    expect((await exportOf(testApp, { token })).body.kept_plans).toEqual({
      months: 12,
      erases_from: body.erases_from,
    })
    await night()
    expect(await plansOf(token)).toEqual([newest, old])
    testApp.advance(dayMs)
    await night()
    expect(await plansOf(token)).toEqual([newest])
    expect(await rows()).toEqual([1, 0, 0])
    expect((await testApp.call('readPlan', { token, params: { id: old } })).status).toBe(404)
    // Once more is nothing more.
    await night()
    expect(await plansOf(token)).toEqual([newest])
  })

  it('keeps the last day of the period, and the newest plan of a child however old', async () => {
    const family = await parentWithPlan(testApp)
    const { token, user, params } = family
    const edge = await anotherPlan(family)
    const only = await anotherPlan(family)
    await choose(token, 3)
    testApp.advance(dayMs)
    await endedAgo(user.id, params.id, { months: 3, days: 1 })
    await endedAgo(user.id, edge, { months: 3 })
    await endedAgo(user.id, only, { months: 30 })
    await night()
    expect(await plansOf(token)).toEqual([only, edge])
  })

  it('is taken back before anything was erased, and chosen anew begins anew', async () => {
    const { token } = await familyWithOldPlan()
    await choose(token, 12)
    testApp.advance(dayMs - 1)
    expect((await choose(token, 6)).status).toBe(200)
    testApp.advance(1)
    await night()
    expect(await plansOf(token)).toHaveLength(2)
    const kept = await testApp.call('changeKeptPlans', { token, body: { months: null } })
    expect([kept.body.months, kept.body.erases_from]).toEqual([null, null])
    testApp.advance(2 * dayMs)
    await night()
    expect(await plansOf(token)).toHaveLength(2)
  })

  it('is each household’s own', async () => {
    const { token } = await familyWithOldPlan()
    const other = await familyWithOldPlan()
    await choose(other.token, 12)
    testApp.advance(dayMs)
    await night()
    expect(await plansOf(token)).toHaveLength(2)
    expect(await plansOf(other.token)).toEqual([other.newest])
  })

  it('is looked at for all who chose, some at a time', async () => {
    const families = []
    for (let one = 0; one < 3; one += 1) families.push(await familyWithOldPlan())
    for (const { token } of families) await choose(token, 12)
    testApp.advance(dayMs)
    await eraseOldPlans(testApp.services.db, testApp.now(), 1)
    for (const { token, newest } of families) expect(await plansOf(token)).toEqual([newest])
  })

  it('leaves the page of a clinic what it shows', async () => {
    const { token, child, newest } = await familyWithOldPlan()
    const open = async () => {
      const { status, body } = await testApp.call('previewCareLink', {
        token,
        params: { id: child.id },
        body: { kind: 'clinic', name_shown: 'none', language: 'en-US' },
      })
      expect(status).toBe(200)
      return { ...body, as_of: null, expires_at: null }
    }
    const before = await open()
    await choose(token, 3)
    testApp.advance(dayMs)
    await night()
    expect(await plansOf(token)).toEqual([newest])
    expect(await open()).toEqual(before)
  })

  it('is told nobody without a token, and changed by the owner alone, who proved who they are', async () => {
    const { token } = await familyWithOldPlan()
    const body = { months: 3 } as const
    expect((await testApp.call('readKeptPlans', {})).status).toBe(401)
    expect((await testApp.call('changeKeptPlans', { body })).status).toBe(401)
    const second = await joinAsParent(testApp, token)
    const read = await testApp.call('readKeptPlans', { token: second.token })
    expect([read.status, read.body.plans, read.body.may_change]).toEqual([200, 2, false])
    await confirm(second.token)
    for (const months of [3, null] as const) {
      const refused = await testApp.call('changeKeptPlans', {
        token: second.token,
        body: { months },
      })
      expect([refused.status, refused.error.code]).toEqual([403, 'owner_needed'])
    }
    const { token: unconfirmed } = await registerParent(testApp)
    testApp.advance(11 * 60_000)
    const asked = await testApp.call('changeKeptPlans', { token: unconfirmed, body })
    expect([asked.status, asked.error.code]).toEqual([403, 'confirmation_needed'])
    expect((await testApp.call('readKeptPlans', { token })).body.months).toBeNull()
  })

  it.each([{}, { months: 1 }, { months: '3' }, { months: 0 }, { months: -12 }])(
    'refuses %j',
    async (body) => {
      const { token } = await registerParent(testApp)
      const { statusCode } = await testApp.app.inject({
        method: 'PUT',
        url: '/api/household/kept-plans',
        headers: { authorization: `Bearer ${token}` },
        payload: body,
      })
      expect(statusCode).toBe(422)
    },
  )
})
