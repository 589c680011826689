import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanData, Slot } from '@brightplate/contract/plans/plan-data'
import { slots } from '@brightplate/planner/slot'

/**
 * The meals of a finished plan with a dish of which the parent said "never again".
 * @param neverDishes ids of recipes
 */
export function neverDishesIn(
  plan: Pick<PlanData, 'days'>,
  neverDishes: readonly string[],
): { day: number; slot: Slot }[] {
  const isNever = (id: string | undefined) => id !== undefined && neverDishes.includes(id)
  return plan.days.flatMap((_, day) =>
    slots.flatMap((slot) => {
      const dish = dishAt(plan, day, slot)
      const isServed =
        isNever(dish?.recipe_id) || dish?.parts?.some((one) => isNever(one.recipe_id))
      return isServed ? [{ day, slot }] : []
    }),
  )
}
