import { slotCount } from '../problem.ts'
import { pick } from '../random.ts'
import type { RunningCosts } from '../running-costs.ts'
import { putBack } from './put-back.ts'
import { replace } from './replace.ts'

/** Two days exchange what stands in a slot, if that costs less; answers what the plan costs more. */
function exchange(costs: RunningCosts, cell: number, other: number): number {
  const { cells } = costs.state
  const [here, there] = [cells[cell], cells[other]]
  if (!here || !there || here === there) return 0
  const more = replace(costs, cell, there) + replace(costs, other, here)
  if (more < -1e-9) return more
  putBack(costs, cell, here)
  putBack(costs, other, there)
  return 0
}

/**
 * Days exchange their breakfasts, lunches and so on, as often as asked. What a plan holds how often stays, so that foods
 * that stand as often as a limit lets each still find the day that suits them, which no cell could by itself.
 * Answers what the plan costs more.
 */
export function exchangeDays(
  costs: RunningCosts,
  free: readonly number[],
  times: number,
  random: () => number,
): number {
  let more = 0
  for (let time = 0; time < times; time += 1) {
    const cell = free[pick(random, free.length)]
    if (cell === undefined) return more
    const sameSlot = free.filter((one) => one !== cell && one % slotCount === cell % slotCount)
    const other = sameSlot[pick(random, sameSlot.length)]
    if (other !== undefined) more += exchange(costs, cell, other)
  }
  return more
}
