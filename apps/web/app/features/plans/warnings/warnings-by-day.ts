import type { MealPlan, PlanWarning } from '@brightplate/contract/plans/meal-plan'
import { daysInOrder } from '../days/days-in-order.ts'

export interface WarnedDay {
  day: number
  date: string | undefined
  warnings: readonly PlanWarning[]
}

interface WarningsByDay {
  /** About the list and the tips. */
  ofPlan: readonly PlanWarning[]
  /** What is cooked next. */
  first: readonly WarnedDay[]
  /** Folded away where the whole list would push the plan off the screen. */
  rest: readonly WarnedDay[]
}

const mostShown = 6

/** What stands open above a plan: the next warned day, and every other one while they are few. */
export function warningsByDay(
  { warnings, plan_data }: Pick<MealPlan, 'warnings' | 'plan_data'>,
  today: string,
): WarningsByDay {
  const { coming, past } = daysInOrder(plan_data.days, today)
  const days = [...coming, ...past].flatMap(({ day, date }) => {
    const ofDay = warnings.filter((warning) => warning.day === day)
    return ofDay.length > 0 ? [{ day, date, warnings: ofDay }] : []
  })
  const shown = warnings.length > mostShown ? 1 : days.length
  return {
    ofPlan: warnings.filter(({ day }) => day === null),
    first: days.slice(0, shown),
    rest: days.slice(shown),
  }
}
