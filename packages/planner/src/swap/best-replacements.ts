import { brokenLimits } from '../goals/nutrition/counted-limits-goal.ts'
import { countedLimits } from '../rules/counted-limits.ts'
import type { Option } from '../search/option.ts'
import { planCost } from '../search/plan-cost.ts'
import { slotCount } from '../search/problem.ts'
import { stateOf, type WeekState } from '../search/week-state.ts'

/**
 * Whether a limit that counts over days stays whole with an option in a cell. What the other dishes
 * break already, such as those kept from before a profile changed, is no reason against one that adds
 * nothing to it.
 */
function keepsLimits({ problem, cells }: WeekState, cell: number, option: Option): boolean {
  const broken = brokenLimits(stateOf(problem, cells.with(cell, option)))
  if (broken.length === 0) return true
  const nothing = { ...option, counted: option.counted.map(() => 0) }
  const brokenAnyway = brokenLimits(stateOf(problem, cells.with(cell, nothing)))
  return broken.every(
    (id) =>
      brokenAnyway.includes(id) &&
      option.counted[countedLimits.findIndex((limit) => limit.id === id)] === 0,
  )
}

/** The best size of one dish in a cell, and what the plan then costs; null where each breaks a limit. */
export function bestSize(
  state: WeekState,
  cell: number,
  sizes: readonly Option[],
): { option: Option; cost: number } | null {
  let best: { option: Option; cost: number } | null = null
  for (const option of sizes) {
    if (!keepsLimits(state, cell, option)) continue
    const cost = planCost(stateOf(state.problem, state.cells.with(cell, option)))
    if (best === null || cost < best.cost) best = { option, cost }
  }
  return best
}

/** What is built upon food that the child is known to eat comes first. */
export const isBuiltOnAccepted = ({ parts }: Pick<Option, 'parts'>): boolean =>
  parts[0]?.role === 'accepted'

const later = (option: Option) => (isBuiltOnAccepted(option) ? 0 : 1)

/**
 * The dishes that keep every limit in a cell, other than those named, each in its best size: first those of
 * food that the child is known to eat, then the best.
 */
export function bestReplacements(
  state: WeekState,
  cell: number,
  without: readonly string[],
): Option[] {
  const sizesOfDish = new Map<number, Option[]>()
  for (const option of (state.problem.slots[cell % slotCount] ?? []).flat()) {
    if (without.includes(option.serving.dish.recipe.id)) continue
    const sizes = sizesOfDish.get(option.dish)
    if (sizes) sizes.push(option)
    else sizesOfDish.set(option.dish, [option])
  }
  return [...sizesOfDish.values()]
    .flatMap((sizes) => bestSize(state, cell, sizes) ?? [])
    .sort(
      (a, b) =>
        later(a.option) - later(b.option) || a.cost - b.cost || a.option.dish - b.option.dish,
    )
    .map(({ option }) => option)
}
