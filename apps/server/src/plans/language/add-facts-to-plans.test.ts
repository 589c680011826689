import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { planSchemaVersion } from '@brightplate/planner/plan-document'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mealPlans } from '../../db/tables/household/plans/meal-plans.ts'
import { periodicJobs } from '../../jobs/periodic-jobs.ts'
import { sealedColumns } from '../../keys/sealed-columns.ts'
import { memberOf } from '../../testing/families/member-of.ts'
import { parentWithPlan } from '../../testing/families/parent-with-plan.ts'
import { startTestApp, type TestApp, testThreads } from '../../testing/test-app.ts'
import { addFactsToPlans } from './add-facts-to-plans.ts'

let testApp: TestApp
type Family = Awaited<ReturnType<typeof familyOfBefore>>

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

/** As the release wrote it that stored no facts. */
const ofBefore = (plan: PlanData): PlanData =>
  JSON.parse(
    JSON.stringify({ ...plan, schema_version: 2 }, (name, value: unknown) =>
      name === 'facts' ? undefined : value,
    ),
  )

/** A family with a plan of before. */
async function familyOfBefore() {
  const { token, plan, user } = await parentWithPlan(testApp)
  const { householdId } = await memberOf(testApp, user.id)
  const keys = await testApp.services.keys.find(testApp.database.db, householdId)
  const key = keys?.ofChild(plan.child_id ?? '')
  if (!key) throw new Error('The child has no key')
  const isIt = and(eq(mealPlans.householdId, householdId), eq(mealPlans.id, plan.id))
  const context = [householdId, plan.id] as const
  const { db } = testApp.database
  return {
    token,
    plan,
    damage: () =>
      db
        .update(mealPlans)
        .set({ planData: Buffer.from('damaged') })
        .where(isIt),
    version: async () =>
      (await db.select({ version: mealPlans.schemaVersion }).from(mealPlans).where(isIt))[0]
        ?.version,
    write: (planData: PlanData) =>
      db
        .update(mealPlans)
        .set({
          planData: sealedColumns.planData.seal(key, context, planData),
          schemaVersion: planData.schema_version,
        })
        .where(isIt),
    read: async () => {
      const [row] = await db.select().from(mealPlans).where(isIt)
      if (!row) throw new Error('The plan is gone')
      const planData = sealedColumns.planData.open(key, context, row.planData)
      return { planData, version: row.schemaVersion, revision: row.revision }
    },
  }
}

const run = async () =>
  periodicJobs.find(({ name }) => name === 'add-facts-to-plans')?.run(testApp.services)

let families: Family[]
beforeEach(async () => {
  families = [await familyOfBefore(), await familyOfBefore(), await familyOfBefore()]
  for (const { write, plan } of families) await write(ofBefore(plan.plan_data))
})

const versions = async () => Promise.all(families.map(async ({ read }) => (await read()).version))

describe('plans of before', () => {
  it('tell what their meals were made of, and say the same as before', async () => {
    await run()
    for (const { read, plan } of families) {
      const { planData, version, revision } = await read()
      expect(planData).toEqual(plan.plan_data)
      expect([version, revision]).toEqual([planSchemaVersion, plan.revision])
    }
  })

  it('are taken up where a run was cut off', async () => {
    let asked = 0
    const withFacts = async (plan: PlanData) => {
      asked += 1
      if (asked > 1) throw new Error('killed')
      return testThreads.withFacts(plan)
    }
    const { db, keys } = testApp.services
    await expect(addFactsToPlans({ db, keys, threads: { withFacts } })).rejects.toThrow('killed')
    expect((await versions()).toSorted()).toEqual([2, 2, planSchemaVersion])
    await run()
    expect(new Set(await versions())).toEqual(new Set([planSchemaVersion]))
  })

  it('that somebody changes meanwhile keep the change', async () => {
    const [family] = families
    if (!family) throw new Error('There is no family')
    const changed = { ...ofBefore(family.plan.plan_data), general_tips: ['changed meanwhile'] }
    const { db, keys } = testApp.services
    const withFacts = async (plan: PlanData) => {
      await family.write(changed)
      return testThreads.withFacts(plan)
    }
    await addFactsToPlans({ db, keys, threads: { withFacts } })
    expect(await family.read()).toMatchObject({ planData: changed, version: 2 })
    await run()
    expect((await family.read()).planData.general_tips).toEqual(['changed meanwhile'])
    expect((await family.read()).version).toBe(planSchemaVersion)
  })

  it('of which one does not open are told but for that one', async () => {
    for (const { damage } of families.slice(0, 1)) await damage()
    await run()
    const told = await Promise.all(families.map(({ version }) => version()))
    expect(new Set(told)).toEqual(new Set([planSchemaVersion]))
  })

  it('that name nobody any more are told as well', async () => {
    const [family] = families
    if (!family) throw new Error('There is no family')
    const { token, plan } = family
    await testApp.call('deleteChild', { token, params: { id: plan.child_id ?? '' } })
    await run()
    const { body } = await testApp.call('readPlan', { token, params: { id: plan.id } })
    expect(body.plan_data.schema_version).toBe(planSchemaVersion)
  })
})
