import type { PlanData, PlanDay } from '@brightplate/contract/plans/plan-data'

const daysOfTrip = 7

/** The days from the first that a trip is for. */
export const daysFromTrip = ({ days }: Pick<PlanData, 'days'>, trip: number): PlanDay[] =>
  days.slice((trip - 1) * daysOfTrip)
