import type { Language } from '@brightplate/contract/languages'
import { startOfDay } from '@brightplate/contract/plain-date'

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
