import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanData, PlatePart, Snack } from '@brightplate/contract/plans/plan-data'
import { formOfRecipe } from '@brightplate/planner/compositions/parts/part'
import { slots } from '@brightplate/planner/slot'
import type { AskedDish } from '@brightplate/planner/swap/asked-dish'
import type { StoredDish } from '@brightplate/planner/swap/restore-option'

const formOf = ({ food_id, recipe_id }: PlatePart) =>
  food_id ?? (recipe_id === undefined ? undefined : formOfRecipe(recipe_id))

/** A food as typed is the child's own word: it is placed again by the profile, and so is what others have. */
const storedPart = (part: PlatePart) => {
  const form = formOf(part)
  const isPlacedAgain = form === undefined || part.role === 'learning' || part.for_others
  return isPlacedAgain ? [] : [{ form, grams: part.grams ?? 0 }]
}

/** How a written dish is made again; null for one that is not ours. A taste is chosen again. */
export const storedDish = ({ recipe_id, servings, safe_food, parts }: Snack): StoredDish | null =>
  recipe_id
    ? {
        recipeId: recipe_id,
        servings: servings ?? 1,
        safeFood: safe_food?.typed,
        parts: parts?.flatMap(storedPart),
      }
    : null

/** The recipes and sizes of a stored plan, day by day, slot by slot; null where a dish is not ours. */
export const storedDishes = (plan: PlanData): (StoredDish | null)[] =>
  plan.days.flatMap((_, day) =>
    slots.map((slot) => {
      const dish = dishAt(plan, day, slot)
      return dish ? storedDish(dish) : null
    }),
  )

/** The same by their ids: a dish that a parent asked for stands where the planner would not try it. */
export const askedBefore = (plan: PlanData): AskedDish[] =>
  plan.days.flatMap((_, day) =>
    slots.flatMap((slot) => {
      const recipeId = dishAt(plan, day, slot)?.recipe_id
      return recipeId ? [{ slot, recipeId }] : []
    }),
  )
