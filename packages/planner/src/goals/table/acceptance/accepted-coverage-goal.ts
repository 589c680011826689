import type { EvaluatedComposition } from '../../../search/evaluated-composition.ts'
import type { WeekState } from '../../../search/week-state.ts'
import { costWeights } from '../../cost-weights.ts'
import type { Goal } from '../../goal.ts'

const cost = ({ problem, declaredUses }: WeekState): number =>
  problem.mayStand.reduce(
    (sum, may, index) =>
      sum + (may && declaredUses.of(index) === 0 ? costWeights.listedNowhere : 0),
    0,
  )

function add(
  compositions: readonly EvaluatedComposition[],
  { problem, declaredUses }: WeekState,
): void {
  const isUsed = (_: unknown, index: number) => declaredUses.of(index) > 0
  if (problem.profile.safeFoods.every(isUsed)) return
  for (const composition of compositions) {
    for (const food of composition.declared) {
      if (declaredUses.of(food) === 0) composition.points -= costWeights.listedNowhere
    }
  }
}

/** Every food of the list in the week, wherever it is eaten: at a meal, a snack or as the juice. */
export const acceptedCoverageGoal: Goal = {
  id: 'accepted-coverage',
  pieces: () => [],
  placementPenalty: { cost, add },
}
