import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanData, Slot } from '@brightplate/contract/plans/plan-data'
import { neverInWritten } from '@brightplate/planner/refused/never-in-written'
import { neverOfFood } from '@brightplate/planner/refused/never-of-food'
import { slots } from '@brightplate/planner/slot'
import { eatenOf } from './broken-amounts.ts'

export interface BrokenNever {
  day: number
  slot: Slot
  /** What is never again, as typed. */
  never: string
}

/** The meals of a finished plan that hold, are called by, or have beside them what is never again. */
export function brokenNever(
  plan: Pick<PlanData, 'days'>,
  neverFoods: readonly string[],
): BrokenNever[] {
  if (neverFoods.length === 0) return []
  return plan.days.flatMap((_, day) =>
    slots.flatMap((slot) => {
      const dish = dishAt(plan, day, slot)
      if (!dish) return []
      const { name, servings = 1, beside = [] } = dish
      const serving = eatenOf(dish).map(({ food, grams }) => ({
        foodId: food.id,
        grams: grams / servings,
      }))
      const never = [
        neverInWritten({ name, serving }, neverFoods),
        ...beside.map((typed) => neverOfFood(typed, neverFoods)),
      ].find((one) => one !== null)
      return never ? [{ day, slot, never }] : []
    }),
  )
}
