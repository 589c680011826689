import { brokenLimits } from './goals/counted-limits-goal.ts'
import { planCost } from './plan-cost.ts'
import { type Option, slotCount } from './problem.ts'
import { stateOf, type WeekState } from './week-state.ts'

/** The best size of one dish in a cell, and what the plan then costs; null where each breaks a limit. */
export function bestSize(
  { problem, cells }: WeekState,
  cell: number,
  sizes: readonly Option[],
): { option: Option; cost: number } | null {
  let best: { option: Option; cost: number } | null = null
  for (const option of sizes) {
    const state = stateOf(problem, cells.with(cell, option))
    if (brokenLimits(state).length > 0) continue
    const cost = planCost(state)
    if (best === null || cost < best.cost) best = { option, cost }
  }
  return best
}

/** The `count` dishes that would suit a cell best, other than those named, each in its best size. */
export function bestReplacements(
  state: WeekState,
  cell: number,
  count: number,
  without: readonly string[],
): Option[] {
  const dishes = state.problem.slots[cell % slotCount] ?? []
  return dishes
    .filter(([first]) => first && !without.includes(first.serving.dish.recipe.id))
    .flatMap((sizes) => bestSize(state, cell, sizes) ?? [])
    .sort((a, b) => a.cost - b.cost || a.option.dish - b.option.dish)
    .slice(0, count)
    .map(({ option }) => option)
}
