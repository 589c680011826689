import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'

/** The warnings of what may hurt: a meal that holds what is never again stays what it is. */
export const alarms = (warnings: readonly PlanWarning[]): PlanWarning[] =>
  warnings.filter(({ wish }) => !wish)
