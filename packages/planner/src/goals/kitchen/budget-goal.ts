import { usdOfOption } from '../../shop/usd-of-option.ts'
import { costWeights } from '../cost-weights.ts'
import type { Goal } from '../goal.ts'

/** Of the budget as much is aimed at: the others' own food beside a child's plate is computed when all is chosen. */
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
            weight: (100 * costWeights.budgetPercent) / weeklyBudget,
            most: aimedAt * weeklyBudget,
            amount: usdOfOption,
          },
        ],
}
