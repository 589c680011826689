import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanData, Slot } from '@brightplate/contract/plans/plan-data'
import { slots } from '@brightplate/planner/slot'

export interface DishSlot {
  /** Counted from 1. */
  day: number
  slot: Slot
}

const daysOfTrip = 7

/** By food of a dish, the lines of the list that are bought for it on the trip of its day. */
function linesOfFood(plan: PlanData): (food: string, day: number) => string[] {
  const { shopping_items: items = [] } = plan
  const ofFoods = items.flatMap(({ line, food_id, for_foods = [food_id], trip = 1 }) =>
    for_foods.map((food) => ({ food, line: line ?? food_id, trip })),
  )
  return (asked, day) => {
    const lines = ofFoods.filter(({ food }) => food === asked)
    const ofTrip = lines.filter(({ trip }) => trip === Math.floor(day / daysOfTrip) + 1)
    // Food that keeps is bought on the first trip, for both weeks.
    return (ofTrip.length > 0 ? ofTrip : lines).map(({ line }) => line)
  }
}

/**
 * The dishes of a plan for which everything on its list is there: each line that is bought for them is
 * ticked as bought or at home, and there is such a line. What no list holds, such as salt, is no reason.
 */
export function boughtDishes(plan: PlanData, there: ReadonlySet<string>): DishSlot[] {
  const linesOf = linesOfFood(plan)
  return plan.days.flatMap(({ day }, index) =>
    slots.flatMap((slot): DishSlot[] => {
      const dish = dishAt(plan, index, slot)
      if (!dish?.foods) return []
      const lines = dish.foods.flatMap(({ food_id }) => linesOf(food_id, index))
      return lines.length > 0 && lines.every((line) => there.has(line)) ? [{ day, slot }] : []
    }),
  )
}
