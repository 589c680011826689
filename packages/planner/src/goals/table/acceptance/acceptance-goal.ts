import { costWeights } from '../../cost-weights.ts'
import type { Goal } from '../../goal.ts'

/** What children of that age are seen to eat, before what they are not: it ranks, and multiplies nothing. */
export const acceptanceGoal: Goal = {
  id: 'acceptance',
  pieces: ({ profile }) => [
    {
      span: 'plan',
      weight: profile.safeFoods.length > 0 ? costWeights.unlikelyBesideNamed : costWeights.unlikely,
      most: 0,
      amount: ({ acceptance }) => 1 - acceptance,
    },
  ],
}
