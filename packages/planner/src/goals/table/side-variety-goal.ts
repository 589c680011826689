import type { EvaluatedPlate } from '../../search/evaluated-plate.ts'
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
  const uses = new Map<number, number>()
  for (const { sides } of state.cells) {
    for (const side of sides) uses.set(side, (uses.get(side) ?? 0) + 1)
  }
  const free = freeFor(state.problem)
  return [...uses.values()].reduce(
    (sum, times) => sum + weightOfSide(state.problem) * Math.max(0, times - free),
    0,
  )
}

function add(plates: readonly EvaluatedPlate[], state: WeekState): void {
  const { sideUses, problem } = state
  const free = freeFor(problem)
  const weight = weightOfSide(problem)
  for (const plate of plates) {
    let again = 0
    for (const side of plate.sides) if ((sideUses[side] ?? 0) >= free) again += 1
    if (again > 0) plate.points += again * weight
  }
}

/** Not the same side with everything. */
export const sideVarietyGoal: Goal = {
  id: 'side-variety',
  pieces: () => [],
  placementPenalty: { cost, add },
}
