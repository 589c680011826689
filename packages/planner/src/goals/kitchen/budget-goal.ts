import { usdOfOption } from '../../shop/usd-of-option.ts'
import type { Goal } from '../goal.ts'
import { goalPoints } from '../goal-points.ts'

/** Of the budget as much is aimed at: the others' own food beside a child's plate is reckoned when all is chosen. */
const aimedAt = 0.97

/** What the family wants to spend a week: cheaper meals first, before food falls much short. */
export const budgetGoal: Goal = {
  id: 'budget',
  pieces: ({ profile: { weeklyBudget } }) =>
    weeklyBudget === null
      ? []
      : [
          {
            span: 'week',
            weight: (100 * goalPoints.budgetPercent) / weeklyBudget,
            most: aimedAt * weeklyBudget,
            amount: usdOfOption,
          },
        ],
}
