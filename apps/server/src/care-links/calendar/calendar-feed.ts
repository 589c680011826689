import type { Language } from '@brightplate/contract/languages'
import { eatenAt } from '@brightplate/contract/plans/dishes/eaten-at'
import type { Slot } from '@brightplate/contract/plans/plan-data'
import type { SharedDay, SharedMeal } from '@brightplate/contract/sharing/shared-page'
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { localMoment } from './local-moment.ts'
import { withoutHealthWords } from './without-health-words.ts'

interface FeedWords {
  meals: string
  mealsFor: (name: string) => string
  slots: Readonly<Record<Slot, string>>
  seePlan: string
  /** Calendars fetch a feed when they like, some once a day. */
  caution: string
}

const english: FeedWords = {
  meals: 'Meals',
  mealsFor: (name) => `Meals for ${name}`,
  slots: {
    breakfast: 'Breakfast',
    snack_1: 'Morning snack',
    lunch: 'Lunch',
    snack_2: 'Afternoon snack',
    juice: 'Juice',
    dinner: 'Dinner',
  },
  seePlan: 'see the plan',
  caution:
    'The plan may have changed since your calendar fetched this: look at it before you cook.',
}

const words: Readonly<Record<Language, FeedWords>> = {
  'en-US': english,
  'en-GB': english,
  'es-US': {
    meals: 'Comidas',
    mealsFor: (name) => `Comidas de ${name}`,
    slots: {
      breakfast: 'Desayuno',
      snack_1: 'Merienda de la mañana',
      lunch: 'Almuerzo',
      snack_2: 'Merienda de la tarde',
      juice: 'Jugo',
      dinner: 'Cena',
    },
    seePlan: 'vea el plan',
    caution:
      'El plan pudo haber cambiado desde que su calendario lo leyó: mírelo antes de cocinar.',
  },
}

const minutesOfMeal = 30
const minuteMs = 60_000

const isShown = ({ state }: SharedMeal) => state !== 'eaten_out'

const titleOf = (meal: SharedMeal, { slots, seePlan }: FeedWords): string =>
  `${slots[meal.slot]}: ${meal.state === 'planned' ? withoutHealthWords(meal.name, meal.language) : seePlan}`

interface Feed {
  linkId: string
  language: Language
  childName: string | null
  timeZone: string
  now: Date
}

/** The meals as an iCalendar file, at the times of the family, as moments: every calendar shows them in its own zone. */
export function calendarFeed(
  days: readonly SharedDay[],
  { linkId, language, childName, timeZone, now }: Feed,
): string {
  const texts = words[language]
  const calendar = ical({
    name: childName === null ? texts.meals : texts.mealsFor(childName),
    prodId: {
      company: 'Brightplate',
      product: 'Meals',
      language: language.slice(0, 2).toUpperCase(),
    },
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
        summary: titleOf(meal, texts),
        description: texts.caution,
        transparency: ICalEventTransparency.TRANSPARENT,
      })
    }
  }
  return calendar.toString()
}
