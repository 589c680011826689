import type { Language } from '@brightplate/contract/languages'
import { startOfDay } from '@brightplate/contract/plain-date'
import { eatenAt } from '@brightplate/contract/plans/dishes/eaten-at'
import type { Slot } from '@brightplate/contract/plans/plan-data'

/** "Tuesday, 2:05 PM" where the reader is. */
export const momentWords = (language: Language, moment: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(moment))

/** "Tuesday, December 1" */
export const sharedDayName = (language: Language, date: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(startOfDay(date))

/** "Tue 1" */
export const shortSharedDay = (language: Language, date: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    startOfDay(date),
  )

const minuteMs = 60 * 1000

/** "7:30 AM", when a family mostly eats that meal. */
export const timeOfSlot = (language: Language, slot: Slot): string =>
  new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(eatenAt[slot] * minuteMs))
