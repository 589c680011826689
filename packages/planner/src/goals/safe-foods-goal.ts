import { slotCount } from '../problem.ts'
import { mainMeals } from '../safe-foods/main-meals.ts'
import type { DayGoal } from './goal.ts'
import { goalPoints } from './goal-points.ts'

/** A safe food at each main meal, as far as other rules let one, and by turns. */
export const safeFoodsGoal: DayGoal = {
  id: 'safe-foods',
  scope: 'day',
  cost: ({ problem, cells }, day) => {
    const { safeFoods } = problem.profile
    if (safeFoods.length === 0) return 0
    let cost = 0
    for (const slot of mainMeals) {
      const food = cells[day * slotCount + slot]?.safeFood
      if (!food) {
        cost += goalPoints.safeFoodMissing
        continue
      }
      for (const earlier of mainMeals) {
        if (earlier >= slot) break
        const same = cells[day * slotCount + earlier]?.safeFood?.index === food.index
        if (same) cost += goalPoints.safeFoodAgain
      }
    }
    return cost
  },
}
