import { limits } from '@brightplate/contract/limits'
import type { NutritionWeek } from '@brightplate/contract/plans/nutrition-week'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { notDeleted } from '../db/not-deleted.ts'
import { mealPlans } from '../db/tables/household/plans/meal-plans.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { openDays } from '../plans/stored/stored-plan.ts'
import { languageOfWords } from '../requests/words-of-call.ts'
import { wordingOf } from '../threads/wording-of.ts'
import { weeksOfPlan } from './weeks-of-plan.ts'

/** The child's planned weeks, newest first, with nutrients in the language of the call; of plans for the same week the newest counts. */
export async function compareNutritionWeeks(
  db: Db,
  keys: HouseholdKeys,
  childId: string,
): Promise<NutritionWeek[]> {
  const { householdId, id, nameless, startDate, planData } = mealPlans
  const plans = await db
    .select({ householdId, id, childId: mealPlans.childId, nameless, startDate, planData })
    .from(mealPlans)
    .where(
      and(eq(householdId, keys.householdId), eq(mealPlans.childId, childId), notDeleted(mealPlans)),
    )
    .orderBy(desc(mealPlans.id))
    .limit(4 * limits.nutritionWeeksCompared)
  const byStart = new Map<string, NutritionWeek>()
  const opened = plans.flatMap((row) => {
    const days = openDays(keys, row)
    return days ? { ...row, planData: days } : []
  })
  for (const week of opened.flatMap(weeksOfPlan)) {
    if (!byStart.has(week.start_date)) byStart.set(week.start_date, week)
  }
  const { nutrient: nameOf } = await wordingOf(languageOfWords())
  return [...byStart.values()]
    .sort((a, b) => b.start_date.localeCompare(a.start_date))
    .slice(0, limits.nutritionWeeksCompared)
    .map((week) => ({
      ...week,
      nutrients: week.nutrients.map((one) => ({ ...one, label: nameOf(one.nutrient, one.label) })),
    }))
}
