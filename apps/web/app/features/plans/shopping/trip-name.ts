import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { dayName } from '../../../ui/words/dates.ts'

const daysOfTrip = 7

/** "Second trip, for Monday, November 30 and later"; null where there is one trip alone. */
export function tripName(
  { days }: Pick<PlanData, 'days'>,
  trip: number,
  trips: number,
): string | null {
  if (trips < 2) return null
  const which = trip === 1 ? 'First trip' : 'Second trip'
  const date = days[(trip - 1) * daysOfTrip]?.date
  return date === undefined ? which : `${which}, for ${dayName(date)} and later`
}
