import type { Goal } from '../goal.ts'
import { goalPoints } from '../goal-points.ts'

/** What children of that age are seen to eat, before what they are not: it ranks, and multiplies nothing. */
export const acceptanceGoal: Goal = {
  id: 'acceptance',
  pieces: ({ profile }) => [
    {
      span: 'plan',
      weight: profile.safeFoods.length > 0 ? goalPoints.unlikelyBesideNamed : goalPoints.unlikely,
      most: 0,
      amount: ({ acceptance }) => 1 - acceptance,
    },
  ],
}
