import { dayMs, startOfDay } from '@brightplate/contract/plain-date'
import type { Slot } from '../slot.ts'
import { sayPart } from '../texts/english.ts'
import { englishNames } from '../texts/english-names.ts'

interface Meal {
  date: string
  slot: Slot
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
const wholeDate = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})
const daysOfWeek = 7

/** "Monday’s dinner"; further away than a week "dinner on Monday, November 23". */
export function mealWords({ date, slot }: Meal, seenFrom: Meal): string {
  const day = startOfDay(date)
  const away = Math.abs(day.getTime() - startOfDay(seenFrom.date).getTime()) / dayMs
  const name = englishNames.slots[slot]
  return away < daysOfWeek
    ? sayPart('part.meal-near', { weekday: weekday.format(day), slot: name })
    : sayPart('part.meal-far', { slot: name, date: wholeDate.format(day) })
}
