import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'

/** "One dish no longer fits"; null where the warnings name none. */
export function dishesWarned(warnings: readonly PlanWarning[]): string | null {
  const count = warnings.filter(({ dish }) => dish !== null).length
  if (count === 0) return null
  return count === 1 ? 'One dish no longer fits' : `${count} dishes no longer fit`
}
