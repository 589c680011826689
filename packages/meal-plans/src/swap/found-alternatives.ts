import type { Slot } from '@brightplate/contract/plans/plan-data'
import { brokenLimits } from '@brightplate/planner/goals/nutrition/counted-limits-goal'
import type { Option } from '@brightplate/planner/search/option'
import type { WeekState } from '@brightplate/planner/search/week-state'
import { bestSizeIn } from '@brightplate/planner/swap/best-size-in'
import type { FoundDish } from '@brightplate/planner/swap/find-dishes'
import { sizesOfRecipe } from '@brightplate/planner/swap/restore-option'
import type { ExclusionReason } from '@brightplate/planner/texts/exclusion-texts'
import { inEnglish } from '../wording/wording.ts'
import type { ComposedAlternative } from './composed-alternative.ts'

const excluded = (
  { recipeId, name, picture, totalMinutes }: FoundDish,
  reason: ExclusionReason,
): ComposedAlternative => ({
  recipe_id: recipeId,
  name,
  picture,
  total_minutes: totalMinutes,
  steps: 0,
  lines: null,
  changes: [],
  accepted: false,
  excluded: reason,
})

/** What was found by name, in its best size: accepted food first, and last what a rule or limit excludes. */
export function foundAlternatives(
  found: readonly FoundDish[],
  state: WeekState,
  cell: number,
  slot: Slot,
  write: (option: Option) => ComposedAlternative,
  { dishName } = inEnglish,
): ComposedAlternative[] {
  const { problem, cells } = state
  const bestSize = bestSizeIn(state, cell)
  const all = found.flatMap((one): ComposedAlternative[] => {
    const named = { ...one, name: dishName(one.recipeId, one.name) }
    if (one.reason) return [excluded(named, one.reason)]
    const sizes = sizesOfRecipe(problem, slot, one.recipeId)
    const best = bestSize(sizes)
    if (best) return [write(best.option)]
    const [smallest] = sizes
    const [limit] = smallest ? brokenLimits({ problem, cells: cells.with(cell, smallest) }) : []
    return [excluded(named, { kind: 'age', id: limit ?? 'serving-size' })]
  })
  const rankOf = (one: ComposedAlternative) => (one.excluded ? 2 : one.accepted ? 0 : 1)
  return all.toSorted((a, b) => rankOf(a) - rankOf(b))
}
