import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'

/** Says on paper, and for today, that something is missing; the dish itself is never named there. */
export function leftOutWords(count: number): string | null {
  if (count === 0) return null
  return count === 1
    ? 'One dish no longer fits the profile and is left out here.'
    : `${count} dishes no longer fit the profile and are left out here.`
}

/** The same for the shopping list, with what the plan says of the list itself. */
export function leftOutOfList(
  warnings: readonly PlanWarning[],
  leftOut: ReadonlySet<string>,
): string[] {
  const foods =
    leftOut.size > 0 ? ['Left out: what only dishes need that no longer fit the profile.'] : []
  return [...warnings.filter(({ day }) => day === null).map(({ text }) => text), ...foods]
}
