import { countedLimits } from '../../rules/counted-limits.ts'
import { slotCount } from '../../search/problem.ts'
import type { WeekState } from '../../search/week-state.ts'
import { costWeights } from '../cost-weights.ts'
import type { Goal } from '../goal.ts'

/** A thousandth absorbs the rounding of running totals. */
const slack = 0.001

/** Ids of the counted limits that the plan breaks on some day or in some seven days. */
export function brokenLimits({ problem, cells }: Pick<WeekState, 'problem' | 'cells'>): string[] {
  return countedLimits.flatMap(({ id, per }, index) => {
    const most = problem.limits[index] ?? Number.POSITIVE_INFINITY
    const span = (per === 'day' ? 1 : 7) * slotCount
    for (let first = 0; first < cells.length; first += span) {
      const inSpan = cells.slice(first, first + span)
      const sum = inSpan.reduce((all, { counted }) => all + (counted[index] ?? 0), 0)
      if (sum > most + slack) return [id]
    }
    return []
  })
}

export const countedLimitsGoal: Goal = {
  id: 'counted-limits',
  pieces: ({ limits }) =>
    countedLimits.flatMap(({ per }, index) => {
      const most = limits[index] ?? Number.POSITIVE_INFINITY
      if (most === Number.POSITIVE_INFINITY) return []
      return [
        {
          span: per,
          weight: costWeights.brokenLimit,
          most: most + slack,
          amount: ({ counted }) => counted[index] ?? 0,
        },
      ]
    }),
}
