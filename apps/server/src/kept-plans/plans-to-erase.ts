import { daysLater, monthsLater } from '@brightplate/contract/plain-date'

/** What of a plan says whether it may go. Ids sort by when plans were made. */
export interface PlanSpan {
  id: string
  childId: string
  /** The child was deleted. */
  nameless: boolean
  startDate: string
  durationDays: number
}

/** Plans that ended before this day are no longer kept. */
export const keptSince = (today: string, months: number): string => monthsLater(today, -months)

/**
 * The plans that ended before a day. The newest of each child stays, whenever it was: a clinic is shown it, and the
 * start page opens it.
 */
export function plansToErase<Plan extends PlanSpan>(plans: readonly Plan[], since: string): Plan[] {
  const newest = new Map<string, string>()
  for (const { id, childId } of plans) {
    const known = newest.get(childId)
    if (known === undefined || known < id) newest.set(childId, id)
  }
  return plans.filter(
    ({ id, childId, nameless, startDate, durationDays }) =>
      daysLater(startDate, durationDays) <= since && (nameless || newest.get(childId) !== id),
  )
}
