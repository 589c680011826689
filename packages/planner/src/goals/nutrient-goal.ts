import { nutrients } from '@brightplate/foods/nutrients'
import type { PlanGoal } from './goal.ts'

/** Points for a nutrient of which the plan brings nothing; short by half costs half. */
const points = 60

const retinol = nutrients.indexOf('retinol_ug')

/** Mean of the plan against each recommended intake and upper intake. */
export const nutrientGoal: PlanGoal = {
  id: 'nutrients',
  scope: 'plan',
  cost: (state) => {
    const { indexedTargets, targets, days } = state.problem
    let cost = 0
    for (const { index, recommended, upper, weight } of indexedTargets) {
      const mean = (state.planTotals[index] ?? 0) / days
      if (mean < recommended) cost += weight * points * (1 - mean / recommended)
      else if (mean > upper) cost += points * (mean / upper - 1)
    }
    const meanRetinol = (state.planTotals[retinol] ?? 0) / days
    return cost + points * Math.max(0, meanRetinol / targets.retinolUg - 1)
  },
}
