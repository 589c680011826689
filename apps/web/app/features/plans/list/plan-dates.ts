import { daysLater } from '@brightplate/contract/plain-date'
import type { MealPlanSummary } from '@brightplate/contract/plans/meal-plan'
import * as words from '#words/plans/list'
import { shortDate } from '../../../ui/words/dates.ts'

type Dated = Pick<MealPlanSummary, 'start_date' | 'days_count'>

const lastDate = ({ start_date, days_count }: Dated) => daysLater(start_date, days_count - 1)

/** "November 23 to November 29" */
export const planDates = (plan: Dated): string =>
  words.dates({ first: shortDate(plan.start_date), last: shortDate(lastDate(plan)) })

/** The newest plan of each child whose dates hold today; plans come newest first. */
export function plansOfToday(
  plans: readonly MealPlanSummary[],
  today: string,
): readonly MealPlanSummary[] {
  const ofToday = plans.filter((plan) => plan.start_date <= today && today <= lastDate(plan))
  const newest = new Map(ofToday.toReversed().map((plan) => [plan.child_id, plan]))
  return ofToday.filter((plan) => newest.get(plan.child_id) === plan)
}
