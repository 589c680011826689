import { nutrients } from '@brightplate/foods/nutrients'
import type { PlanGoal } from './goal.ts'

/** Points for a nutrient of which the plan brings nothing; short by half costs half. */
const points = 60

/** With constipation a fibre shortage weighs more. */
const fiberWeight = 2

/** Mean of the plan against each recommended intake and upper intake. */
export const nutrientGoal: PlanGoal = {
  id: 'nutrients',
  scope: 'plan',
  cost: (state) => {
    const { targets, days, profile } = state.problem
    let cost = 0
    for (const { nutrient, recommended, upper } of targets.nutrients) {
      const mean = (state.planTotals[nutrients.indexOf(nutrient)] ?? 0) / days
      const weight =
        nutrient === 'fiber_g' && profile.goals.includes('constipation') ? fiberWeight : 1
      cost += weight * points * Math.max(0, 1 - mean / recommended)
      if (upper !== null) cost += points * Math.max(0, mean / upper - 1)
    }
    const retinol = (state.planTotals[nutrients.indexOf('retinol_ug')] ?? 0) / days
    return cost + points * Math.max(0, retinol / targets.retinolUg - 1)
  },
}
