import { cookedFrom } from '../../kitchen/kitchen-caps.ts'
import type { EvaluatedComposition } from '../../search/evaluated-composition.ts'
import type { Option } from '../../search/option.ts'
import { type Problem, slotCount } from '../../search/problem.ts'
import type { WeekState } from '../../search/week-state.ts'
import { slots } from '../../slot.ts'
import { costWeights } from '../cost-weights.ts'
import type { Goal } from '../goal.ts'
import { isOrdinary } from './is-ordinary.ts'

const dinner = slots.indexOf('dinner')
const daysAWeek = 7

/** Different cooked dinners of seven days; fewer where the kitchen may not be asked for as many. */
const differentAWeek = 4

const leastOf = (problem: Problem): number =>
  isOrdinary(problem) ? Math.min(differentAWeek, problem.caps.cookedMeals) : 0

/** A dish of ours that is cooked: potatoes, an egg and a carrot beside each other are none. */
const isDinner = ({ activeMinutes, serving }: Option): boolean =>
  activeMinutes >= cookedFrom && serving.dish.recipe.cuisine !== 'plain'

const firstOfWeek = (cell: number): number => cell - (cell % (daysAWeek * slotCount))

/** The cooked dinners of the week of a cell, each dish once, without what stands in the cell itself. */
function cookedBeside({ cells }: Pick<WeekState, 'cells'>, cell: number): Set<number> {
  const cooked = new Set<number>()
  const first = firstOfWeek(cell)
  for (let at = first + dinner; at < first + daysAWeek * slotCount; at += slotCount) {
    const other = at === cell ? undefined : cells[at]
    if (other && isDinner(other)) cooked.add(other.dish)
  }
  return cooked
}

function cost(state: WeekState): number {
  const least = leastOf(state.problem)
  if (least === 0) return 0
  let missing = 0
  for (let day = 0; day < state.problem.days; day += daysAWeek) {
    missing += Math.max(0, least - cookedBeside(state, day * slotCount).size)
  }
  return missing * costWeights.dinnerNotCooked
}

function add(compositions: readonly EvaluatedComposition[], state: WeekState, cell: number): void {
  if (cell % slotCount !== dinner) return
  const least = leastOf(state.problem)
  const cooked = least === 0 ? null : cookedBeside(state, cell)
  if (!cooked || cooked.size >= least) return
  for (const composition of compositions) {
    const isNew = isDinner(composition.option) && !cooked.has(composition.dish)
    if (isNew) composition.points -= costWeights.dinnerNotCooked
  }
}

/** Several dinners of a week are cooked, and no two of them are the same: lists.md, rule 8. */
export const differentDinnersGoal: Goal = {
  id: 'different-dinners',
  pieces: () => [],
  placementPenalty: { cost, add },
}
