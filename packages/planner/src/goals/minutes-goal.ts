import { slotCount } from '../problem.ts'
import type { DayGoal } from './goal.ts'
import { goalPoints } from './goal-points.ts'

/** Points for each minute of a weekday's breakfast above this, when nothing was said. */
const breakfastMinutes = 15
const saturday = 5

export const minutesGoal: DayGoal = {
  id: 'minutes',
  scope: 'day',
  cost: (state, day) => {
    const { profile, weekdays } = state.problem
    if ((weekdays[day] ?? 0) >= saturday) return 0
    const limit = profile.weekdayMinutes
    let cost = 0
    for (let slot = 0; slot < slotCount; slot += 1) {
      const minutes = state.cells[day * slotCount + slot]?.totalMinutes ?? 0
      if (limit !== null) cost += goalPoints.minute * Math.max(0, minutes - limit)
      else if (slot === 0)
        cost += goalPoints.breakfastMinute * Math.max(0, minutes - breakfastMinutes)
    }
    return cost
  },
}
