import { eatenAt } from '@brightplate/contract/plans/eaten-at'
import type { Slot } from '@brightplate/contract/plans/plan-data'
import type { SharedDay, SharedMeal } from '@brightplate/contract/sharing/shared-page'
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { localMoment } from './local-moment.ts'
import { withoutHealthWords } from './without-health-words.ts'

const slotWords: Readonly<Record<Slot, string>> = {
  breakfast: 'Breakfast',
  snack_1: 'Morning snack',
  lunch: 'Lunch',
  snack_2: 'Afternoon snack',
  juice: 'Juice',
  dinner: 'Dinner',
}

/** Calendars fetch a feed when they like, some once a day. */
const caution =
  'The plan may have changed since your calendar fetched this: look at it before you cook.'

const minutesOfMeal = 30
const minuteMs = 60_000

const isShown = ({ state }: SharedMeal) => state !== 'eaten_out'

const titleOf = (meal: SharedMeal): string =>
  `${slotWords[meal.slot]}: ${meal.state === 'planned' ? withoutHealthWords(meal.name) : 'see the plan'}`

interface Feed {
  linkId: string
  childName: string | null
  timeZone: string
  now: Date
}

/** The meals as an iCalendar file, at the times of the family, as moments: every calendar shows them in its own zone. */
export function calendarFeed(
  days: readonly SharedDay[],
  { linkId, childName, timeZone, now }: Feed,
): string {
  const calendar = ical({
    name: childName === null ? 'Meals' : `Meals for ${childName}`,
    prodId: { company: 'Brightplate', product: 'Meals', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
  })
  for (const { date, meals } of days) {
    for (const meal of meals.filter(isShown)) {
      const start = localMoment(date, eatenAt[meal.slot], timeZone)
      calendar.createEvent({
        id: `${linkId}-${date}-${meal.slot}@brightplate`,
        start,
        end: new Date(start.getTime() + minutesOfMeal * minuteMs),
        stamp: now,
        summary: titleOf(meal),
        description: caution,
        transparency: ICalEventTransparency.TRANSPARENT,
      })
    }
  }
  return calendar.toString()
}
