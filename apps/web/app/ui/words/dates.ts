const months = { month: 'long', day: 'numeric' } as const

/** The plain date of a moment where the reader is: "2026-11-23". */
export function localDate(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** A plain date names a day, not a moment, so no time zone may move it. */
const plain = (date: string) => new Date(`${date}T00:00:00Z`)

/** "Monday, November 23" */
export const dayName = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { ...months, weekday: 'long', timeZone: 'UTC' }).format(
    plain(date),
  )

/** The plain date that many days later. */
export function daysLater(date: string, days: number): string {
  const then = plain(date)
  then.setUTCDate(then.getUTCDate() + days)
  return then.toISOString().slice(0, 10)
}

/** "Monday" */
export const weekday = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(plain(date))

/** "Mon" */
export const shortWeekday = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(plain(date))

/** "November 23" */
export const shortDate = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { ...months, timeZone: 'UTC' }).format(plain(date))

/** "November 23, 2026", of a plain date or a moment. */
export function fullDate(date: string): string {
  const isPlain = !date.includes('T')
  const options = { ...months, year: 'numeric' } as const
  return isPlain
    ? new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(plain(date))
    : new Intl.DateTimeFormat('en-US', options).format(new Date(date))
}

/** "November 23, 5:40 PM", of a moment where the reader is. */
export const dayAndTime = (moment: string): string =>
  new Intl.DateTimeFormat('en-US', { ...months, hour: 'numeric', minute: '2-digit' }).format(
    new Date(moment),
  )

/** Whether `months` months or more lie between the plain date and the moment. */
export function isMonthsOld(date: string, monthCount: number, moment: Date): boolean {
  const then = plain(date)
  then.setUTCMonth(then.getUTCMonth() + monthCount)
  return localDate(moment) >= then.toISOString().slice(0, 10)
}
