/**
 * Arithmetic of plain dates ("2026-11-23"): each names a day and no moment, so no time zone may move
 * it. All days here are days of UTC. What is no date throws a `RangeError`.
 */

export const dayMs = 24 * 60 * 60 * 1000

/** The moment with which a plain date begins. */
export const startOfDay = (date: string): Date => new Date(`${date}T00:00:00Z`)

export const plainDateOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** The plain date that many days later, or earlier where `days` is negative. */
export const daysLater = (date: string, days: number): string =>
  plainDateOf(new Date(startOfDay(date).getTime() + days * dayMs))

/** The same day that many months later; of a month without that day, the day as many days after its end. */
export function monthsLater(date: string, months: number): string {
  const then = startOfDay(date)
  then.setUTCMonth(then.getUTCMonth() + months)
  return plainDateOf(then)
}

/** The Monday on or before a plain date. */
export const weekStartOf = (date: string): string =>
  daysLater(date, -((startOfDay(date).getUTCDay() + 6) % 7))
