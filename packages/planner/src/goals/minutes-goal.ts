import { slotCount } from '../problem.ts'
import type { DayGoal } from './goal.ts'

/** Points for each minute above what the family has on a weekday. */
const pointsPerMinute = 0.3
/** Points for each minute of a weekday's breakfast above this, when nothing was said. */
const breakfastMinutes = 15
const unaskedPointsPerMinute = 0.05

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
      if (limit !== null) cost += pointsPerMinute * Math.max(0, minutes - limit)
      else if (slot === 0) cost += unaskedPointsPerMinute * Math.max(0, minutes - breakfastMinutes)
    }
    return cost
  },
}
