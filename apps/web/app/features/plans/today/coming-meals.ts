import { daysLater } from '@brightplate/contract/plain-date'
import { eatenAt } from '@brightplate/contract/plans/dishes/eaten-at'
import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { language } from '#words/language'
import * as words from '#words/plans/today/start'
import { localDate } from '../../../ui/words/dates.ts'
import type { DayDish } from '../day-dishes.ts'
import { fittingDishes } from '../fitting-dishes.ts'

/** So long after its time a meal may still be cooked. */
const graceMinutes = 90

export interface ComingMeal extends DayDish {
  day: number
  isToday: boolean
  /** Minutes of the day at which to begin; null where it is time, or another day. */
  startAt: number | null
  /** Minutes of the day at which it is ready when begun as said. */
  readyAt: number
}

const minuteMs = 60_000

const minuteOf = (moment: Date) => moment.getHours() * 60 + moment.getMinutes()

const roundDown = (minutes: number) => Math.floor(minutes / 5) * 5

const takes = ({ dish }: DayDish) => dish.total_minutes ?? 0

/** The meals of today that are still to come, and after them those of tomorrow, in the order in which they are eaten. */
export function comingMeals(plan: MealPlan, now: Date): ComingMeal[] {
  const today = localDate(now)
  const minute = minuteOf(now)
  const mealsOf = (date: string, isToday: boolean) =>
    plan.plan_data.days
      .filter((day) => day.date === date)
      .flatMap((day) =>
        fittingDishes(plan, day).map((dish) => ({ ...dish, day: day.day, isToday })),
      )
  const ofToday = mealsOf(today, true).filter(({ slot }) => minute < eatenAt[slot] + graceMinutes)
  return [...ofToday, ...mealsOf(daysLater(today, 1), false)].map((meal) => {
    const start = roundDown(eatenAt[meal.slot] - takes(meal))
    const waits = meal.isToday && start > minute
    return {
      ...meal,
      startAt: waits ? start : null,
      readyAt: waits || !meal.isToday ? eatenAt[meal.slot] : minute + takes(meal),
    }
  })
}

let clock: Intl.DateTimeFormat | undefined

/** "5:30 PM" */
export function clockTime(minutes: number): string {
  clock ??= new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  return clock.format(minutes * minuteMs)
}

/** "Start at 5:30 PM", "Start now, ready at 6:10 PM", "Tomorrow". */
export function startWords({ isToday, startAt, readyAt }: ComingMeal): string {
  if (!isToday) return words.tomorrow
  return startAt === null
    ? words.startNow({ time: clockTime(readyAt) })
    : words.startAt({ time: clockTime(startAt) })
}
