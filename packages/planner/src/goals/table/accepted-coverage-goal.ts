import type { WeekState } from '../../search/week-state.ts'
import { costWeights } from '../cost-weights.ts'
import type { EvaluatedPlates, Goal } from '../goal.ts'

const cost = ({ problem, declaredUses }: WeekState): number =>
  problem.mayStand.reduce(
    (sum, may, index) =>
      sum + (may && (declaredUses[index] ?? 0) === 0 ? costWeights.listedNowhere : 0),
    0,
  )

function add({ plates, first, end, points }: EvaluatedPlates, { declaredUses }: WeekState): void {
  const { starts, places } = plates.declared
  for (let plate = first; plate < end; plate += 1) {
    for (let at = starts[plate] ?? 0; at < (starts[plate + 1] ?? 0); at += 1) {
      if ((declaredUses[places[at] ?? 0] ?? 0) > 0) continue
      points[plate] = (points[plate] ?? 0) - costWeights.listedNowhere
    }
  }
}

/** Every food of the list in the week, wherever it is eaten: at a meal, a snack or as the juice. */
export const acceptedCoverageGoal: Goal = {
  id: 'accepted-coverage',
  pieces: () => [],
  placementPenalty: { cost, add },
}
