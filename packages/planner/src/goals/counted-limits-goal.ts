import { countedLimits } from '../counted-limits.ts'
import { limitCount } from '../problem.ts'
import type { WeekState } from '../week-state.ts'
import type { PlanGoal } from './goal.ts'
import { goalPoints } from './goal-points.ts'

/** Ids of the counted limits that the state breaks. */
export function brokenLimits(state: WeekState): string[] {
  return countedLimits.filter((_, index) => excess(state, index) > 0).map(({ id }) => id)
}

function excess(state: WeekState, index: number): number {
  const limit = countedLimits[index]
  const most = state.problem.limits[index] ?? Number.POSITIVE_INFINITY
  if (!limit || most === Number.POSITIVE_INFINITY) return 0
  const span = limit.per === 'day' ? 1 : 7
  let over = 0
  for (let first = 0; first < state.problem.days; first += span) {
    let sum = 0
    for (let day = first; day < Math.min(first + span, state.problem.days); day += 1) {
      sum += state.dayCounted[day * limitCount + index] ?? 0
    }
    // A thousandth absorbs the rounding of running totals.
    over += Math.max(0, sum - most - 0.001)
  }
  return over
}

export const countedLimitsGoal: PlanGoal = {
  id: 'counted-limits',
  scope: 'plan',
  cost: (state) => {
    let cost = 0
    for (let index = 0; index < limitCount; index += 1) {
      const over = excess(state, index)
      if (over > 0) cost += goalPoints.brokenLimit * (1 + over)
    }
    return cost
  },
}
