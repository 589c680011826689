import type { PlanData } from '@brightplate/contract/plan-data'
import { slots } from '@brightplate/planner/recipe'
import type { StoredDish } from '@brightplate/planner/restore-option'
import { dishAt } from './dish-at.ts'

/** The recipes and sizes of a stored plan, day by day, slot by slot; null where a dish is not ours. */
export const storedDishes = (plan: PlanData): (StoredDish | null)[] =>
  plan.days.flatMap((_, day) =>
    slots.map((slot) => {
      const dish = dishAt(plan, day, slot)
      return dish?.recipe_id ? { recipeId: dish.recipe_id, servings: dish.servings ?? 1 } : null
    }),
  )
