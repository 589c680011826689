import { daysLater, startOfDay, weekStartOf } from '@brightplate/contract/plain-date'
import * as words from '#words/plans/generate'
import { dayName, localDate } from '../../../ui/words/dates.ts'

/** From this hour on breakfast is over, and the day half cooked. */
const startsTomorrowFrom = 10
const daysOfWeek = 7

export interface PlanStart {
  /** A plain date where the reader is. */
  date: string
  label: string
  /** In a sentence: "tomorrow". */
  word: string
}

/** When a plan may begin, soonest first: today, tomorrow, next Monday. */
export function planStarts(now: Date): PlanStart[] {
  const today = localDate(now)
  const tomorrow = daysLater(today, 1)
  const monday = daysLater(weekStartOf(today), daysOfWeek)
  return [
    { date: today, label: words.startToday({ day: dayName(today) }), word: words.wordToday },
    {
      date: tomorrow,
      label: words.startTomorrow({ day: dayName(tomorrow) }),
      word: words.wordTomorrow,
    },
    ...(monday === tomorrow
      ? []
      : [
          {
            date: monday,
            label: words.startNext({ day: dayName(monday) }),
            word: words.wordNextMonday,
          },
        ]),
  ]
}

/** What is chosen before a parent chooses: today before ten, otherwise tomorrow. */
export const usualStart = (now: Date): string =>
  daysLater(localDate(now), now.getHours() < startsTomorrowFrom ? 0 : 1)

export const datesOfPlan = (start: string, durationDays: number): string[] =>
  Array.from({ length: durationDays }, (_, day) => daysLater(start, day))

/** Monday to Friday. */
export const isSchoolDay = (date: string): boolean => {
  const day = startOfDay(date).getUTCDay()
  return day > 0 && day < 6
}
