import type { KeptPlans } from '@brightplate/contract/account/kept-plans'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { keptPlans } from '../db/tables/household/plans/kept-plans.ts'

/** For how long a household keeps its plans, as its owner chose. */
export async function chosenPeriod(
  db: Db,
  householdId: string,
): Promise<Pick<KeptPlans, 'months' | 'erases_from'>> {
  const [row] = await db
    .select({ months: keptPlans.months, erasesFrom: keptPlans.erasesFrom })
    .from(keptPlans)
    .where(eq(keptPlans.householdId, householdId))
  return { months: row?.months ?? null, erases_from: row?.erasesFrom.toISOString() ?? null }
}
