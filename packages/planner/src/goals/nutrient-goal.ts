import type { PlanGoal } from './goal.ts'
import { goalPoints } from './goal-points.ts'

/** Mean of the plan against each recommended intake. */
export const nutrientGoal: PlanGoal = {
  id: 'nutrients',
  scope: 'plan',
  cost: (state) => {
    const { indexedTargets, days } = state.problem
    let cost = 0
    for (const { index, recommended, weight } of indexedTargets) {
      const mean = (state.planTotals[index] ?? 0) / days
      if (mean < recommended) cost += weight * goalPoints.nutrientMissing * (1 - mean / recommended)
    }
    return cost
  },
}
