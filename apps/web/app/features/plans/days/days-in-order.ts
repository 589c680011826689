import type { PlanDay } from '@brightplate/contract/plans/plan-data'

interface DaysInOrder {
  coming: readonly PlanDay[]
  past: readonly PlanDay[]
}

/** Today comes first and days gone by come last; a plan without a day to come stays as it is. */
export function daysInOrder(days: readonly PlanDay[], today: string): DaysInOrder {
  const isPast = ({ date }: PlanDay) => date !== undefined && date < today
  const coming = days.filter((day) => !isPast(day))
  return coming.length === 0
    ? { coming: days, past: [] }
    : { coming, past: days.filter((day) => isPast(day)) }
}
