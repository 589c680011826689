import { plainDateOf } from '@brightplate/contract/plain-date'
/**
 * The first day of a plan: as asked for, or today where the parent is. An unknown time zone
 * counts as UTC.
 */
export function planStartDate(
  now: Date,
  startDate: string | undefined,
  timeZone: string | undefined,
): string {
  if (startDate) return startDate
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: timeZone ?? 'UTC' }).format(now)
  } catch {
    return plainDateOf(now)
  }
}
