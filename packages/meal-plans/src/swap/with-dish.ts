import { dishesOfDay, type PlannedDay, type PlannedDish } from '@brightplate/planner/plan-document'
import type { Slot } from '@brightplate/planner/slot'
import { dayNutrition } from '@brightplate/planner/writing/nutrition-report'

/** A day with another dish in one of its slots, and what it then brings. */
export function withDish(day: PlannedDay, slot: Slot, dish: PlannedDish): PlannedDay {
  const changed = { ...day, snacks: [...day.snacks] }
  if (slot === 'snack_1') changed.snacks[0] = dish
  else if (slot === 'snack_2') changed.snacks[1] = dish
  else if (slot === 'juice') {
    const { steps, ...juice } = dish
    changed.juice = { ...juice, preparation: steps }
  } else changed[slot] = dish
  return { ...changed, nutrition: dayNutrition(dishesOfDay(changed)) }
}
