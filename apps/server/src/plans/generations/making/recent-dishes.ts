import { daysLater } from '@brightplate/contract/plain-date'
import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { EatenDish } from '@brightplate/planner/eaten-dish'
import { slots } from '@brightplate/planner/slot'
import { and, asc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { notDeleted } from '../../../db/not-deleted.ts'
import { mealPlans } from '../../../db/tables/household/plans/meal-plans.ts'
import type { HouseholdKeys } from '../../../keys/household-keys.ts'
import { openDays, openLocks } from '../../stored/stored-plan.ts'

/** Days before a plan whose dishes still count: the longest plan and a week more. */
const rememberedDays = 21
const longestPlanDays = 14

export interface EarlierPlans {
  childId: string
  /** A plain date; dishes on it or later are not counted. */
  startDate: string
  /** Id of a plan to leave out. */
  except?: string
}

/** The dishes that a child's earlier plans held in the weeks before a date, plan by plan. */
export async function recentDishes(
  db: Db,
  keys: HouseholdKeys,
  { childId, startDate, except }: EarlierPlans,
): Promise<EatenDish[]> {
  const oldest = daysLater(startDate, -rememberedDays)
  const { householdId, id, nameless, startDate: start, planData, locks } = mealPlans
  const rows = await db
    .select({ householdId, id, childId: mealPlans.childId, nameless, planData, locks })
    .from(mealPlans)
    .where(
      and(
        eq(householdId, keys.householdId),
        eq(mealPlans.childId, childId),
        notDeleted(mealPlans),
        except ? ne(id, except) : undefined,
        lt(start, startDate),
        gt(start, daysLater(oldest, -longestPlanDays)),
      ),
    )
    .orderBy(asc(id))
  return rows.flatMap((row) => {
    const plan = openDays(keys, row)
    if (!plan) return []
    const locked = openLocks(keys, row)
    return plan.days.flatMap(({ day, date }, index) => {
      if (date === undefined || date >= startDate || date < oldest) return []
      return slots.flatMap((slot) => {
        const recipeId = dishAt(plan, index, slot)?.recipe_id
        const isLocked = locked.some((lock) => lock.day === day && lock.slot === slot)
        return recipeId ? [{ recipeId, date, isLocked }] : []
      })
    })
  })
}
