import { countedLimits, yieldingLimits } from '../../rules/counted-limits.ts'
import { costWeights } from '../cost-weights.ts'
import type { Goal, Piece } from '../goal.ts'

/** What the child eats passes guidance on fish, rice and cocoa no more often than it must. */
export const yieldedLimitsGoal: Goal = {
  id: 'yielded-limits',
  pieces: ({ limits, profile, slots }) => {
    if (!profile.safeFoodsNearlyAll) return []
    return yieldingLimits.flatMap((index): Piece[] => {
      const limit = countedLimits[index]
      const most = limits[index] ?? Number.POSITIVE_INFINITY
      const isAtStake = slots.some((plates) =>
        plates.some(([first]) => (first?.yielded[index] ?? 0) > 0),
      )
      if (!limit || !isAtStake || most === Number.POSITIVE_INFINITY) return []
      return [
        {
          span: limit.per,
          weight: limit.oncePerDish
            ? costWeights.guidancePassed
            : costWeights.guidancePassed / most,
          most,
          amount: ({ yielded }) => yielded[index] ?? 0,
        },
      ]
    })
  },
}
