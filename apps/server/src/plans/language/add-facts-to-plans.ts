import { planSchemaVersion } from '@brightplate/planner/plan-document'
import { and, eq, lt } from 'drizzle-orm'
import type { AppServices } from '../../app-services.ts'
import { rowOf } from '../../db/member.ts'
import { mealPlans } from '../../db/tables/household/plans/meal-plans.ts'
import { SealError } from '../../keys/envelope.ts'
import { sealedColumns } from '../../keys/sealed-columns.ts'
import { keyOfPlan } from '../stored/stored-plan.ts'

/** Some 20 ms each, off the event loop; other periodic work waits meanwhile. */
const atOnce = 200

type Services = Pick<AppServices, 'db' | 'keys'> & {
  threads: Pick<AppServices['threads'], 'withFacts'>
}

/** With its facts; null where its key was destroyed. */
async function retold(
  { keys, db, threads }: Services,
  row: Pick<
    typeof mealPlans.$inferSelect,
    'householdId' | 'id' | 'childId' | 'nameless' | 'planData'
  >,
): Promise<Buffer | null> {
  const household = await keys.find(db, row.householdId)
  const key = household && keyOfPlan(household, row)
  if (!key) return null
  const context = [row.householdId, row.id] as const
  const { open, seal } = sealedColumns.planData
  return seal(key, context, await threads.withFacts(open(key, context, row.planData)))
}

/**
 * Has plans of before tell what their meals were made of, as plans of today do. Each is a statement of its own, of which a
 * second run changes nothing: a run that is cut off goes on where it was. A plan that somebody changes meanwhile is taken
 * at the next run, if it needs it then; one whose key was destroyed has nothing to tell, and one that does not open holds
 * up no other.
 */
export async function addFactsToPlans(services: Services): Promise<void> {
  const { db } = services
  const { householdId, id, childId, nameless, planData, schemaVersion } = mealPlans
  const rows = await db
    .select({ householdId, id, childId, nameless, planData })
    .from(mealPlans)
    .where(lt(schemaVersion, planSchemaVersion))
    .limit(atOnce)
  for (const row of rows) {
    const sealed = await retold(services, row).catch((error: unknown) => {
      if (error instanceof SealError) return null
      throw error
    })
    await db
      .update(mealPlans)
      .set({ schemaVersion: planSchemaVersion, ...(sealed && { planData: sealed }) })
      .where(and(rowOf(mealPlans, row.householdId, row.id), eq(planData, row.planData)))
  }
}
