import type { EvaluatedComposition } from '../../search/evaluated-composition.ts'
import type { Problem } from '../../search/problem.ts'
import type { WeekState } from '../../search/week-state.ts'
import { costWeights } from '../cost-weights.ts'
import type { Goal } from '../goal.ts'
import { isOrdinary } from '../ordinary/is-ordinary.ts'

/** How often the same food may stand beside meals in seven days: a carton, a loaf and a bag are used up, and corn does not stand with everything. */
const freePerWeek = 5
const freeOfOrdinary = 3

export const freeFor = (problem: Problem) =>
  Math.ceil(((isOrdinary(problem) ? freeOfOrdinary : freePerWeek) * problem.days) / 7)

/** Points for each time more; a week of ordinary food has more to choose from. */
export const weightOfSide = (problem: Problem) =>
  (1 - problem.profile.routineLevel) *
  (isOrdinary(problem) ? costWeights.sideAgainOfOrdinary : costWeights.sideAgain)

function cost(state: WeekState): number {
  const uses = Map.groupBy(
    state.cells.flatMap(({ sides }) => sides),
    (side) => side,
  )
  const free = freeFor(state.problem)
  return [...uses.values()].reduce(
    (sum, { length: times }) => sum + weightOfSide(state.problem) * Math.max(0, times - free),
    0,
  )
}

function add(compositions: readonly EvaluatedComposition[], state: WeekState): void {
  const { sideUses, problem } = state
  const free = freeFor(problem)
  const weight = weightOfSide(problem)
  for (const composition of compositions) {
    let again = 0
    for (const side of composition.sides) if (sideUses.of(side) >= free) again += 1
    if (again > 0) composition.points += again * weight
  }
}

/** Not the same side with everything. */
export const sideVarietyGoal: Goal = {
  id: 'side-variety',
  pieces: () => [],
  placementPenalty: { cost, add },
}
