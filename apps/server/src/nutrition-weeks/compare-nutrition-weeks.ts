import { limits } from '@brightplate/contract/limits'
import type { NutritionWeek } from '@brightplate/contract/nutrition-week'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { mealPlans } from '../db/schema.ts'
import { weeksOfPlan } from './weeks-of-plan.ts'

/** The child's planned weeks, newest first; of plans for the same week the newest counts. */
export async function compareNutritionWeeks(
  db: Db,
  householdId: string,
  childId: string,
): Promise<NutritionWeek[]> {
  const plans = await db
    .select({ id: mealPlans.id, startDate: mealPlans.startDate, planData: mealPlans.planData })
    .from(mealPlans)
    .where(and(eq(mealPlans.householdId, householdId), eq(mealPlans.childId, childId)))
    .orderBy(desc(mealPlans.id))
    .limit(4 * limits.nutritionWeeksCompared)
  const byStart = new Map<string, NutritionWeek>()
  for (const week of plans.flatMap(weeksOfPlan)) {
    if (!byStart.has(week.start_date)) byStart.set(week.start_date, week)
  }
  return [...byStart.values()]
    .sort((a, b) => b.start_date.localeCompare(a.start_date))
    .slice(0, limits.nutritionWeeksCompared)
}
