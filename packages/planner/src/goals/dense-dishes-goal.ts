import { slotCount } from '../problem.ts'
import { slots } from '../recipe.ts'
import type { DayGoal } from './goal.ts'
import { goalPoints } from './goal-points.ts'

const juice = slots.indexOf('juice')

/** For gaining weight: the same energy in less food. */
export const denseDishesGoal: DayGoal = {
  id: 'dense-dishes',
  scope: 'day',
  cost: ({ problem, cells }, day) => {
    if (!problem.profile.goals.includes('weight-gain')) return 0
    let grams = 0
    for (let slot = 0; slot < slotCount; slot += 1) {
      if (slot !== juice) grams += cells[day * slotCount + slot]?.grams ?? 0
    }
    return (goalPoints.kilogram * grams) / 1000
  },
}
