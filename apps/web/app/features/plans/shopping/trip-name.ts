import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { dayName } from '../../../ui/words/dates.ts'
import { daysFromTrip } from './days-from-trip.ts'

/** "Second trip, for Monday, November 30 and later"; null where there is one trip alone. */
export function tripName(data: Pick<PlanData, 'days'>, trip: number, trips: number): string | null {
  if (trips < 2) return null
  const which = trip === 1 ? 'First trip' : 'Second trip'
  const date = daysFromTrip(data, trip)[0]?.date
  return date === undefined ? which : `${which}, for ${dayName(date)} and later`
}
