import { startOfDay } from '@brightplate/contract/plain-date'
import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { PlanDay } from '@brightplate/contract/plans/plan-data'
import ical from 'ical-generator'
import { language } from '#words/language'
import * as words from '#words/plans/page/calendar'
import { site } from '../../../site.ts'
import { shortPrepTime } from '../../../ui/words/prep-time.ts'
import { fittingDishes } from '../fitting-dishes.ts'
import { leftOutWords } from '../left-out/left-out-words.ts'
import { planTitle } from '../plan-title.ts'
import { shoppingEvents } from '../shopping/shopping-events.ts'

interface DatedDay extends PlanDay {
  date: string
}

const isDated = (day: PlanDay): day is DatedDay => day.date !== undefined

function description(plan: MealPlan, day: PlanDay): string {
  const { checked, unchecked } = plan.plan_data
  const dishes = fittingDishes(plan, day).map(({ word, dish }) => {
    const time = shortPrepTime(dish)
    return `${word}: ${dish.name}${time ? ` (${time})` : ''}`
  })
  const missing = leftOutWords(plan.warnings.filter((warning) => warning.day === day.day).length)
  return [...dishes, missing, unchecked?.text, checked?.text].filter(Boolean).join('\n')
}

function summary(plan: MealPlan, day: PlanDay): string {
  const dinner = fittingDishes(plan, day).find(({ slot }) => slot === 'dinner')
  return dinner ? words.dinner({ dish: dinner.dish.name }) : words.mealsOfDay
}

/**
 * The plan as an iCalendar file: one all-day event a day, named after its dinner, and one for each trip
 * to the shop. Days without a date are left out.
 */
export function planCalendar(plan: MealPlan): string {
  const calendar = ical({
    name: planTitle(plan.child_name),
    prodId: {
      company: site.name,
      product: words.product,
      language: language.slice(0, 2).toUpperCase(),
    },
  })
  const common = { sequence: plan.revision, allDay: true, stamp: new Date(plan.created_at) }
  for (const { trip, date, ...words } of shoppingEvents(plan)) {
    calendar.createEvent({
      ...common,
      ...words,
      id: `${plan.id}-trip-${trip}@brightplate`,
      start: startOfDay(date),
    })
  }
  for (const day of plan.plan_data.days.filter(isDated)) {
    calendar.createEvent({
      ...common,
      id: `${plan.id}-${day.day}@brightplate`,
      start: startOfDay(day.date),
      summary: summary(plan, day),
      description: description(plan, day),
    })
  }
  return calendar.toString()
}
