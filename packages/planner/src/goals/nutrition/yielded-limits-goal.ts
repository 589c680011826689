import { yieldingLimits } from '../../rules/counted-limits.ts'
import { costWeights } from '../cost-weights.ts'
import type { Goal, Piece } from '../goal.ts'

/** What the child eats passes guidance on fish, rice and cocoa no more often than it must. */
export const yieldedLimitsGoal: Goal = {
  id: 'yielded-limits',
  pieces: ({ limits, profile, slots }) => {
    if (!profile.safeFoodsNearlyAll) return []
    return yieldingLimits.flatMap(({ id, per, oncePerDish }): Piece[] => {
      const most = limits[id]
      const isAtStake = slots.some((compositions) =>
        compositions.some(([first]) => first && first.yielded[id] > 0),
      )
      if (!isAtStake || most === Number.POSITIVE_INFINITY) return []
      return [
        {
          span: per,
          weight: oncePerDish ? costWeights.guidancePassed : costWeights.guidancePassed / most,
          most,
          amount: ({ yielded }) => yielded[id],
        },
      ]
    })
  },
}
