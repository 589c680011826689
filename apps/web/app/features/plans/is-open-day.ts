import type { PlanDay } from '@brightplate/contract/plans/plan-data'

/** Whether a day is still to come, or is today; one without a date always is. */
export const isOpenDay = ({ date }: Pick<PlanDay, 'date'>, today: string): boolean =>
  date === undefined || date >= today
