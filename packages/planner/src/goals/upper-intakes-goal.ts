import { nutrients } from '@brightplate/foods/nutrients'
import { nutrientCount } from '../week-state.ts'
import type { DayGoal } from './goal.ts'
import { goalPoints } from './goal-points.ts'

const retinol = nutrients.indexOf('retinol_ug')

/** No day above an upper intake. */
export const upperIntakesGoal: DayGoal = {
  id: 'upper-intakes',
  scope: 'day',
  cost: (state, day) => {
    const { indexedTargets, targets } = state.problem
    const from = day * nutrientCount
    let cost = 0
    for (const { index, upper } of indexedTargets) {
      const eaten = state.dayTotals[from + index] ?? 0
      if (eaten > upper) cost += goalPoints.upperIntakeTwice * (eaten / upper - 1)
    }
    const eatenRetinol = state.dayTotals[from + retinol] ?? 0
    return cost + goalPoints.upperIntakeTwice * Math.max(0, eatenRetinol / targets.retinolUg - 1)
  },
}
