import { nutrients } from '@brightplate/foods/nutrients'
import type { Goal } from './goal.ts'
import { goalPoints } from './goal-points.ts'

const retinol = nutrients.indexOf('retinol_ug')

/** No day above an upper intake. */
export const upperIntakesGoal: Goal = {
  id: 'upper-intakes',
  pieces: ({ indexedTargets, targets }) =>
    [...indexedTargets, { index: retinol, upper: targets.retinolUg }]
      .filter(({ upper }) => upper < Number.POSITIVE_INFINITY)
      .map(({ index, upper }) => ({
        span: 'day',
        weight: goalPoints.upperIntakeTwice,
        most: 1,
        amount: ({ amounts }) => (amounts[index] ?? 0) / upper,
      })),
}
