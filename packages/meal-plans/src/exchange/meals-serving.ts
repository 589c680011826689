import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { isSameFood } from '@brightplate/contract/typed/food-feedback'
import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { slots } from '@brightplate/planner/slot'
import type { MealSlot } from '../finish/plan-change.ts'

/**
 * The meals of a plan, days counted from 0, that serve a food by itself: as a part of the plate or beside it. A dish
 * that it is cooked into is another thing, as it is for a pause.
 */
export function mealsServing(plan: Pick<PlanData, 'days'>, food: string): MealSlot[] {
  const ids = new Set(findPlainFoods(food).map(({ id }) => id))
  return plan.days.flatMap((_, day) =>
    slots.flatMap((slot) => {
      const { parts = [], beside = [], safe_food: base } = dishAt(plan, day, slot) ?? {}
      const isPart = parts.some(
        ({ typed, food_id }) =>
          (typed !== null && isSameFood(typed, food)) ||
          (food_id !== undefined && ids.has(food_id)),
      )
      const names = base && base.served !== 'in_dish' ? [...beside, base.typed] : beside
      return isPart || names.some((name) => isSameFood(name, food)) ? [{ day, slot }] : []
    }),
  )
}
