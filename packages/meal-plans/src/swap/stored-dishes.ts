import type { PlanData, Snack } from '@brightplate/contract/plan-data'
import type { StoredDish } from '@brightplate/planner/restore-option'
import { slots } from '@brightplate/planner/slot'
import { dishAt } from '../dish-at.ts'

/** How a written dish is made again; null for one that is not ours. */
export const storedDish = ({ recipe_id, servings, safe_food }: Snack): StoredDish | null =>
  recipe_id ? { recipeId: recipe_id, servings: servings ?? 1, safeFood: safe_food?.typed } : null

/** The recipes and sizes of a stored plan, day by day, slot by slot; null where a dish is not ours. */
export const storedDishes = (plan: PlanData): (StoredDish | null)[] =>
  plan.days.flatMap((_, day) =>
    slots.map((slot) => {
      const dish = dishAt(plan, day, slot)
      return dish ? storedDish(dish) : null
    }),
  )
