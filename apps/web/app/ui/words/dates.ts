import { monthsLater, startOfDay } from '@brightplate/contract/plain-date'
import { language } from '#words/language'

const months = { month: 'long', day: 'numeric' } as const

/** The plain date of a moment where the reader is: "2026-11-23". */
export function localDate(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** Writes plain dates. Its format is made once, at the first: a slow phone needs a millisecond for each. */
function ofPlainDate(options: Intl.DateTimeFormatOptions): (date: string) => string {
  let format: Intl.DateTimeFormat | undefined
  return (date) => {
    format ??= new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    return format.format(startOfDay(date))
  }
}

/** "Monday, November 23" */
export const dayName = ofPlainDate({ ...months, weekday: 'long' })

/** "Monday" */
export const weekday = ofPlainDate({ weekday: 'long' })

/** "Mon" */
export const shortWeekday = ofPlainDate({ weekday: 'short' })

/** "November 23" */
export const shortDate = ofPlainDate(months)

const withYear = { ...months, year: 'numeric' } as const
const fullPlainDate = ofPlainDate(withYear)

/** "November 23, 2026", of a plain date or a moment. */
export const fullDate = (date: string): string =>
  date.includes('T')
    ? new Intl.DateTimeFormat(language, withYear).format(new Date(date))
    : fullPlainDate(date)

/** "Nov 23, 2026", of a moment where the reader is. */
export const mediumDate = (moment: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(moment))

/** "November 23, 5:40 PM", of a moment where the reader is. */
export const dayAndTime = (moment: string): string =>
  new Intl.DateTimeFormat(language, { ...months, hour: 'numeric', minute: '2-digit' }).format(
    new Date(moment),
  )

/** "5:41 PM", of a moment where the reader is. */
export const timeOfDay = (moment: Date): string =>
  new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(moment)

/** "Tuesday, November 24, 5:40 PM", of a moment where the reader is. */
export const dayNameAndTime = (moment: string): string =>
  new Intl.DateTimeFormat(language, {
    ...months,
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(moment))

/** Whether that many months or more lie between the plain date and the moment. */
export const isMonthsOld = (date: string, months: number, moment: Date): boolean =>
  localDate(moment) >= monthsLater(date, months)
