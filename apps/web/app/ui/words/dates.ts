import { monthsLater, startOfDay } from '@brightplate/contract/plain-date'

const months = { month: 'long', day: 'numeric' } as const

/** The plain date of a moment where the reader is: "2026-11-23". */
export function localDate(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** "Monday, November 23" */
export const dayName = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { ...months, weekday: 'long', timeZone: 'UTC' }).format(
    startOfDay(date),
  )

/** "Monday" */
export const weekday = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(startOfDay(date))

/** "Mon" */
export const shortWeekday = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(startOfDay(date))

/** "November 23" */
export const shortDate = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { ...months, timeZone: 'UTC' }).format(startOfDay(date))

/** "November 23, 2026", of a plain date or a moment. */
export function fullDate(date: string): string {
  const isPlain = !date.includes('T')
  const options = { ...months, year: 'numeric' } as const
  return isPlain
    ? new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(startOfDay(date))
    : new Intl.DateTimeFormat('en-US', options).format(new Date(date))
}

/** "November 23, 5:40 PM", of a moment where the reader is. */
export const dayAndTime = (moment: string): string =>
  new Intl.DateTimeFormat('en-US', { ...months, hour: 'numeric', minute: '2-digit' }).format(
    new Date(moment),
  )

/** Whether that many months or more lie between the plain date and the moment. */
export const isMonthsOld = (date: string, months: number, moment: Date): boolean =>
  localDate(moment) >= monthsLater(date, months)
