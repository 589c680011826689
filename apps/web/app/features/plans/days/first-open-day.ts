import type { PlanDay } from '@brightplate/contract/plans/plan-data'

/** The day that stands open at first: today, else the first. */
export const firstOpenDay = (days: readonly PlanDay[], today: string): number | null =>
  (days.find(({ date }) => date === today) ?? days[0])?.day ?? null
