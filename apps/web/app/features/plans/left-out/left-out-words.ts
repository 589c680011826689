import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'
import * as words from '#words/plans/plan'

/** Says on paper, and for today, that something is missing; the dish itself is never named there. */
export const leftOutWords = (count: number): string | null =>
  count === 0 ? null : words.dishesLeftOut({ count })

/** The same for the shopping list, with what the plan says of the list itself. */
export function leftOutOfList(
  warnings: readonly PlanWarning[],
  leftOut: ReadonlySet<string>,
): string[] {
  const foods = leftOut.size > 0 ? [words.foodsLeftOut] : []
  return [...warnings.filter(({ day }) => day === null).map(({ text }) => text), ...foods]
}
