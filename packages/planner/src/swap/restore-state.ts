import type { MealOut } from '../meals-out/meal-out.ts'
import { cellsOut } from '../meals-out/out-options.ts'
import type { Option } from '../search/option.ts'
import { type Problem, slotCount } from '../search/problem.ts'
import { stateOf, type WeekState } from '../search/week-state.ts'
import { slots } from '../slot.ts'
import { restoreOption, type StoredDish } from './restore-option.ts'

/**
 * A stored plan as a state to weigh changes by. A cell whose dish a rule of today forbids, or that
 * is not ours, counts as the slot's first dish, which changes little and is never written.
 */
export function restoreState(
  problem: Problem,
  stored: readonly (StoredDish | null)[],
  mealsOut: readonly MealOut[] = [],
): WeekState {
  const out = cellsOut(problem, mealsOut)
  const cells = Array.from({ length: problem.days * slotCount }, (_, cell): Option => {
    const slot = slots[cell % slotCount] ?? 'breakfast'
    const dish = stored[cell] ?? null
    const option =
      out.get(cell) ??
      (dish && restoreOption(problem, slot, dish)) ??
      problem.slots[cell % slotCount]?.[0]?.[0]
    if (!option) throw new RangeError(`No dish for ${slot}`)
    return option
  })
  return stateOf(problem, cells)
}
