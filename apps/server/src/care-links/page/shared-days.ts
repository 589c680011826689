import type { Language } from '@brightplate/contract/languages'
import { limits } from '@brightplate/contract/limits'
import { dayMs, daysLater, startOfDay } from '@brightplate/contract/plain-date'
import type { PlanDay } from '@brightplate/contract/plans/plan-data'
import type { SharedDay } from '@brightplate/contract/sharing/shared-page'
import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import { snapshotOf } from '../../children/to-child.ts'
import type { Db } from '../../db/database.ts'
import { notDeleted } from '../../db/not-deleted.ts'
import { mealPlans } from '../../db/tables/household/plans/meal-plans.ts'
import { type CheckServices, currentWarnings } from '../../plans/current-warnings.ts'
import { requirePlan } from '../../plans/stored/require-plan.ts'
import { dishInLanguage } from './dish-in-language.ts'
import { sharedMeals } from './shared-meals.ts'

const longestPlan = Math.max(...limits.planDays)

interface DaySpan {
  childId: string
  language: Language
  /** The first of them. */
  from: string
  count: number
}

const dayNumber = (startDate: string, date: string): number =>
  (startOfDay(date).getTime() - startOfDay(startDate).getTime()) / dayMs + 1

/** The plan of each day: the newest where several have it. */
async function plansOfDays(
  db: Db,
  householdId: string,
  { childId, from, count }: Omit<DaySpan, 'language'>,
) {
  const dates = Array.from({ length: count }, (_, index) => daysLater(from, index))
  const { id, startDate, durationDays } = mealPlans
  const plans = await db
    .select({ id, startDate, durationDays })
    .from(mealPlans)
    .where(
      and(
        eq(mealPlans.householdId, householdId),
        eq(mealPlans.childId, childId),
        eq(mealPlans.nameless, false),
        notDeleted(mealPlans),
        gt(startDate, daysLater(from, -longestPlan)),
        lte(startDate, daysLater(from, count - 1)),
      ),
    )
    .orderBy(desc(id))
  return dates.flatMap((date) => {
    const plan = plans.find(
      (one) => one.startDate <= date && date < daysLater(one.startDate, one.durationDays),
    )
    return plan ? [{ date, planId: plan.id, day: dayNumber(plan.startDate, date) }] : []
  })
}

/** A day with the plan's own words for it. */
export interface PlannedDay extends SharedDay {
  day: PlanDay
}

/** The planned days of a child, each as its plan stands now and is checked now. */
export async function plannedDays(
  db: Db,
  services: CheckServices,
  caller: Pick<Caller, 'keys' | 'userId'>,
  span: DaySpan,
): Promise<PlannedDay[]> {
  const { keys } = caller
  const planned = await plansOfDays(db, keys.householdId, span)
  const ids = [...new Set(planned.map(({ planId }) => planId))]
  const days: PlannedDay[] = []
  for (const id of ids) {
    const row = await requirePlan(db, keys, id)
    const warnings = (await currentWarnings(db, services, caller, [row]))(row)
    const sayDish = await dishInLanguage(span.language, row.child ? snapshotOf(row.child) : null)
    for (const { date, planId, day } of planned) {
      const found = row.plan.planData.days.find((one) => one.day === day)
      if (planId !== id || !found) continue
      days.push({
        date,
        day: found,
        meals: sharedMeals(found, warnings, { date, language: span.language, sayDish }),
      })
    }
  }
  return days.sort((one, other) => (one.date < other.date ? -1 : 1))
}

/** The same as whoever is shown them reads them. */
export const sharedDays = async (...asked: Parameters<typeof plannedDays>): Promise<SharedDay[]> =>
  (await plannedDays(...asked)).map(({ date, meals }) => ({ date, meals }))
