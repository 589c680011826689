import type { PlanDay } from '@brightplate/contract/plans/plan-data'

const weekDays = 7

/** The week of a plan in which today is; the first where it is in none. */
export function weekShown(days: readonly PlanDay[], today: string): readonly PlanDay[] {
  const index = days.findIndex(({ date }) => date === today)
  const first = Math.floor(Math.max(0, index) / weekDays) * weekDays
  return days.slice(first, first + weekDays)
}
