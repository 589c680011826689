import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { dayDishes } from '../day-dishes.ts'
import { warningOn } from '../warning-on.ts'

/** Foods that only dishes need which no longer fit the profile. */
export function leftOutFoods({ warnings, plan_data }: MealPlan): ReadonlySet<string> {
  const fitting = new Set<string>()
  const warned = new Set<string>()
  for (const day of plan_data.days) {
    for (const { slot, dish } of dayDishes(day)) {
      const foods = warningOn(warnings, day.day, slot) ? warned : fitting
      for (const { food_id } of dish.foods ?? []) foods.add(food_id)
    }
  }
  return new Set([...warned].filter((food) => !fitting.has(food)))
}
