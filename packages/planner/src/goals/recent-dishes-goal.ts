import { slotCount } from '../problem.ts'
import type { DayGoal } from './goal.ts'
import { goalPoints } from './goal-points.ts'

/** Variety from plan to plan: what was eaten lately is less welcome, unless routine is. */
export const recentDishesGoal: DayGoal = {
  id: 'recent-dishes',
  scope: 'day',
  cost: ({ problem, cells }, day) => {
    const { varietyWeight } = problem
    if (varietyWeight === 0) return 0
    let recency = 0
    for (let slot = 0; slot < slotCount; slot += 1) {
      recency += cells[day * slotCount + slot]?.recency ?? 0
    }
    return goalPoints.eatenYesterday * varietyWeight * recency
  },
}
