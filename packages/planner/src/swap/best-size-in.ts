import { allGoals } from '../goals/all-goals.ts'
import { brokenLimits } from '../goals/nutrition/counted-limits-goal.ts'
import { type CountedLimitId, countsNothing, nothingCounted } from '../rules/counted-limits.ts'
import type { Option } from '../search/option.ts'
import { changedOption } from '../search/options/changed-option.ts'
import { slotCount } from '../search/problem.ts'
import { RunningCosts } from '../search/running-costs.ts'
import { stateOf, type WeekState } from '../search/week-state.ts'

/** An option in a cell, and what the plan costs with it against others in the same cell. */
export interface WeighedOption {
  option: Option
  cost: number
}

/**
 * Whether a limit that counts over days stays whole with an option in a cell. What the other dishes
 * break already, such as those kept from before a profile changed, is no reason against one that adds
 * nothing to it.
 */
function limitsKept({ problem, cells }: WeekState, cell: number): (option: Option) => boolean {
  const brokenWith = (option: Option) => brokenLimits({ problem, cells: cells.with(cell, option) })
  let brokenAnyway: CountedLimitId[] | undefined
  return (option) => {
    if (countsNothing(option.counted)) return true
    const broken = brokenWith(option)
    if (broken.length === 0) return true
    brokenAnyway ??= brokenWith(changedOption(option, { counted: nothingCounted }))
    const anyway = brokenAnyway
    return broken.every((id) => anyway.includes(id) && option.counted[id] === 0)
  }
}

/**
 * Weighs what may stand in a cell, all of it at once: answers for the sizes of one dish which is the best;
 * null where each breaks a limit.
 */
export function bestSizeIn(
  state: WeekState,
  cell: number,
): (sizes: readonly Option[]) => WeighedOption | null {
  const keepsLimits = limitsKept(state, cell)
  const { problem, cells } = state
  // Of the other slots only what stands there is weighed.
  const competing = problem.slots.map((compositions, slot) =>
    slot === cell % slotCount ? compositions.flat() : [],
  )
  const costs = new RunningCosts(allGoals, stateOf(problem, cells), competing)
  const options = costs.optionsOf(cell)
  costs.empty(cell)
  const evaluated = costs.look(cell, 0, options.length)
  return (sizes) => {
    let best: WeighedOption | null = null
    for (const option of sizes) {
      if (!keepsLimits(option)) continue
      const cost = evaluated[costs.placeOf(cell, option)]
      if (cost === undefined) throw new RangeError('An option of another cell')
      if (best === null || cost < best.cost) best = { option, cost }
    }
    return best
  }
}
