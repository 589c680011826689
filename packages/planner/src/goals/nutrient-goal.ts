import type { Goal } from './goal.ts'
import { goalPoints } from './goal-points.ts'

/** Mean of the plan against each recommended intake. */
export const nutrientGoal: Goal = {
  id: 'nutrients',
  pieces: ({ indexedTargets, days }) =>
    indexedTargets.map(({ index, recommended, weight }) => ({
      span: 'plan',
      weight: weight * goalPoints.nutrientMissing,
      most: -1,
      amount: ({ amounts }) => -(amounts[index] ?? 0) / (recommended * days),
    })),
}
