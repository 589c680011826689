import { dayMs, startOfDay } from '@brightplate/contract/plain-date'
import type { Slot } from '../slot.ts'

interface Meal {
  date: string
  slot: Slot
}

const slotWords: Readonly<Record<Slot, string>> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snack_1: 'snack',
  snack_2: 'snack',
  juice: 'juice',
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
  return away < daysOfWeek
    ? `${weekday.format(day)}’s ${slotWords[slot]}`
    : `${slotWords[slot]} on ${wholeDate.format(day)}`
}
