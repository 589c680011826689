import { CostLedger } from './cost-ledger.ts'
import { allGoals } from './goals/all-goals.ts'
import { brokenLimits } from './goals/counted-limits-goal.ts'
import { type Option, slotCount } from './problem.ts'
import { replaceCell, type WeekState } from './week-state.ts'

/** The best size of one dish in a cell, and what the plan then costs; null where each breaks a limit. */
export function bestSize(
  state: WeekState,
  cell: number,
  sizes: readonly Option[],
): { option: Option; cost: number } | null {
  const present = state.cells[cell]
  if (!present) throw new RangeError(`No cell ${cell}`)
  let best: { option: Option; cost: number } | null = null
  for (const option of sizes) {
    replaceCell(state, cell, option)
    const cost = new CostLedger(allGoals, state).total
    if (brokenLimits(state).length === 0 && (best === null || cost < best.cost)) {
      best = { option, cost }
    }
  }
  replaceCell(state, cell, present)
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
