import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'

/** How many dishes the warnings name. */
export const dishesWarned = (warnings: readonly PlanWarning[]): number =>
  warnings.filter(({ dish }) => dish !== null).length
