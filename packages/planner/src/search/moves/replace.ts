import { amountAt } from '../amount-at.ts'
import type { Option } from '../option.ts'
import type { RunningCosts } from '../running-costs.ts'

/** Puts an option where another stands; answers what the plan costs more. */
export function replace(costs: RunningCosts, cell: number, option: Option): number {
  const before = costs.placeOf(cell, costs.empty(cell))
  const after = costs.placeOf(cell, option)
  const evaluated = costs.look(cell, Math.min(before, after), Math.max(before, after) + 1)
  const more = amountAt(evaluated, after) - amountAt(evaluated, before)
  costs.fill(cell, option)
  return more
}
