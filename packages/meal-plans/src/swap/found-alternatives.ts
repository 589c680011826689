import type { Slot } from '@brightplate/contract/plans/plan-data'
import { brokenLimits } from '@brightplate/planner/goals/nutrition/counted-limits-goal'
import type { Option } from '@brightplate/planner/search/option'
import type { WeekState } from '@brightplate/planner/search/week-state'
import { bestSizeIn } from '@brightplate/planner/swap/best-size-in'
import type { FoundDish } from '@brightplate/planner/swap/find-dishes'
import { sizesOfRecipe } from '@brightplate/planner/swap/restore-option'
import type { KeptOutReason } from '@brightplate/planner/texts/kept-out-texts'
import type { ComposedAlternative } from './composed-alternative.ts'

const keptOut = (
  { recipeId, name, picture, totalMinutes }: FoundDish,
  reason: KeptOutReason,
): ComposedAlternative => ({
  recipe_id: recipeId,
  name,
  picture,
  total_minutes: totalMinutes,
  changes: [],
  accepted: false,
  keptOut: reason,
})

/** What was found by name, in its best size: accepted food first, and last what a rule or limit keeps out. */
export function foundAlternatives(
  found: readonly FoundDish[],
  state: WeekState,
  cell: number,
  slot: Slot,
  write: (option: Option) => ComposedAlternative,
): ComposedAlternative[] {
  const { problem, cells } = state
  const bestSize = bestSizeIn(state, cell)
  const all = found.flatMap((one): ComposedAlternative[] => {
    if (one.reason) return [keptOut(one, one.reason)]
    const sizes = sizesOfRecipe(problem, slot, one.recipeId)
    const best = bestSize(sizes)
    if (best) return [write(best.option)]
    const [smallest] = sizes
    const [limit] = smallest ? brokenLimits({ problem, cells: cells.with(cell, smallest) }) : []
    return [keptOut(one, { kind: 'age', id: limit ?? 'serving-size' })]
  })
  const place = (one: ComposedAlternative) => (one.keptOut ? 2 : one.accepted ? 0 : 1)
  return all.toSorted((a, b) => place(a) - place(b))
}
