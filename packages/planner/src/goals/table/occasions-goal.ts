import { costWeights } from '../cost-weights.ts'
import type { Goal } from '../goal.ts'

/** A food of the list stands at the meals at which children eat it: a hot dog at lunch sooner than at breakfast. */
export const occasionsGoal: Goal = {
  id: 'occasions',
  pieces: ({ profile }) =>
    profile.safeFoods.length === 0
      ? []
      : [
          {
            span: 'day',
            weight: costWeights.seldomAtMeal,
            most: 0,
            amount: ({ seldom }) => seldom,
          },
        ],
}
