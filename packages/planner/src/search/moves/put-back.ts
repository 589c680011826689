import type { Option } from '../option.ts'
import type { RunningCosts } from '../running-costs.ts'

/** Lets an option stand in a cell again that a move took out of it. */
export function putBack(costs: RunningCosts, cell: number, option: Option): void {
  costs.empty(cell)
  costs.fill(cell, option)
}
