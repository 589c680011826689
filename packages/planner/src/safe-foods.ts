import type { Dish } from './dish.ts'
import type { PlannerProfile } from './planner-profile.ts'
import type { Slot } from './recipe.ts'
import { dishHasWord } from './wishes.ts'

const mainMeals: readonly Slot[] = ['breakfast', 'lunch', 'dinner']

/**
 * Safe foods to put beside a main meal, as typed: none when the dish already is or holds one.
 * The caller hands in only those that no rule of the profile keeps out.
 */
export function besideMeal(dish: Dish, slot: Slot, { safeFoods }: PlannerProfile): string[] {
  const [first] = safeFoods
  if (!first || !mainMeals.includes(slot)) return []
  return safeFoods.some((food) => dishHasWord(dish, food)) ? [] : [first]
}
