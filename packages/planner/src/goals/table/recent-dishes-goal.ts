import { costWeights } from '../cost-weights.ts'
import type { Goal } from '../goal.ts'

/** Variety from plan to plan: what was eaten lately is less welcome, unless routine is. */
export const recentDishesGoal: Goal = {
  id: 'recent-dishes',
  pieces: ({ varietyWeight, eatenLately }) =>
    varietyWeight > 0 && eatenLately
      ? [
          {
            span: 'day',
            weight: costWeights.eatenYesterday * varietyWeight,
            most: 0,
            amount: ({ recency }) => recency,
          },
        ]
      : [],
}
