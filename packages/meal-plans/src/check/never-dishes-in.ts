import { dishAt } from '@brightplate/contract/plans/dish-at'
import { partsAt } from '@brightplate/contract/plans/dishes/parts-at'
import type { PlanData, Slot } from '@brightplate/contract/plans/plan-data'
import { slots } from '@brightplate/planner/slot'

/**
 * The meals of a finished plan with a dish of which the parent said "never again".
 * @param neverDishes ids of recipes
 */
export function neverDishesIn(
  plan: Pick<PlanData, 'days'>,
  neverDishes: readonly string[],
): { day: number; slot: Slot; recipeId: string }[] {
  return plan.days.flatMap((_, day) =>
    slots.flatMap((slot) => {
      const dish = dishAt(plan, day, slot)
      const ids = [dish?.recipe_id, ...partsAt(plan, day, slot).map((one) => one.recipe_id)]
      const recipeId = neverDishes.find((id) => ids.includes(id))
      return recipeId === undefined ? [] : [{ day, slot, recipeId }]
    }),
  )
}
