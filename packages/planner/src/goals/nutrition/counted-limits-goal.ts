import { type CountedLimitId, countedLimits } from '../../rules/counted-limits.ts'
import { slotCount } from '../../search/problem.ts'
import type { WeekState } from '../../search/week-state.ts'
import { costWeights } from '../cost-weights.ts'
import type { Goal } from '../goal.ts'

/** A thousandth absorbs the rounding of running totals. */
const slack = 0.001

/** Ids of the counted limits that the plan breaks on some day or in some seven days. */
export function brokenLimits({
  problem,
  cells,
}: Pick<WeekState, 'problem' | 'cells'>): CountedLimitId[] {
  return countedLimits.flatMap(({ id, per }) => {
    const most = problem.limits[id]
    const span = (per === 'day' ? 1 : 7) * slotCount
    for (let first = 0; first < cells.length; first += span) {
      const inSpan = cells.slice(first, first + span)
      const sum = inSpan.reduce((all, { counted }) => all + counted[id], 0)
      if (sum > most + slack) return [id]
    }
    return []
  })
}

export const countedLimitsGoal: Goal = {
  id: 'counted-limits',
  pieces: ({ limits }) =>
    countedLimits.flatMap(({ id, per }) => {
      const most = limits[id]
      if (most === Number.POSITIVE_INFINITY) return []
      return [
        {
          span: per,
          weight: costWeights.brokenLimit,
          most: most + slack,
          amount: ({ counted }) => counted[id],
        },
      ]
    }),
}
