import type { EatingLog, EatingQuestion } from '@brightplate/contract/child/eating-log'
import { daysLater } from '@brightplate/contract/plain-date'
import { questionOf } from '@brightplate/meal-plans/eating-log/question-of'
import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { StoredChild } from '../children/stored/open-child.ts'
import type { Db } from '../db/database.ts'
import { mealPlans } from '../db/tables/household/plans/meal-plans.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { openDays } from '../plans/stored/stored-plan.ts'

const longestPlanDays = 14

/** What is asked of a child's newest plan of yesterday; null where it is off, was asked today, or there is nothing. */
export async function findQuestion(
  db: Db,
  keys: HouseholdKeys,
  child: Pick<StoredChild, 'id' | 'age'>,
  log: EatingLog | undefined,
  today: string,
): Promise<EatingQuestion | null> {
  if (!log || log.answers.some(({ answered_on }) => answered_on === today)) return null
  const eatenOn = daysLater(today, -1)
  const { householdId, id, childId, nameless, startDate, planData } = mealPlans
  const rows = await db
    .select({ householdId, id, childId, nameless, planData })
    .from(mealPlans)
    .where(
      and(
        eq(householdId, keys.householdId),
        eq(childId, child.id),
        isNull(mealPlans.deletedAt),
        lte(startDate, eatenOn),
        gt(startDate, daysLater(eatenOn, -longestPlanDays)),
      ),
    )
    .orderBy(desc(mealPlans.createdAt), desc(id))
  for (const row of rows) {
    const plan = openDays(keys, row)
    if (!plan?.days.some(({ date }) => date === eatenOn)) continue
    const { asks, answers } = log
    return questionOf({ plan, eatenOn, asks, ageYears: child.age, answers })
  }
  return null
}
