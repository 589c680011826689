import type { PlanData } from '@brightplate/contract/plans/plan-data'
import * as words from '#words/plans/shopping'
import { dayName } from '../../../ui/words/dates.ts'
import { daysFromTrip } from './days-from-trip.ts'

/** "Second trip, for Monday, November 30 and later"; null where there is one trip alone. */
export function tripName(data: Pick<PlanData, 'days'>, trip: number, trips: number): string | null {
  if (trips < 2) return null
  const date = daysFromTrip(data, trip)[0]?.date
  return date === undefined ? words.trip({ trip }) : words.tripFrom({ trip, date: dayName(date) })
}
