import { startOfDay } from '@brightplate/contract/plain-date'
import type { SharedLanguage } from '@brightplate/contract/sharing/care-link'

/** "Tuesday, 2:05 PM" where the reader is. */
export const momentWords = (language: SharedLanguage, moment: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(moment))

/** "Tuesday, December 1" */
export const sharedDayName = (language: SharedLanguage, date: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(startOfDay(date))
