import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import type { MealOut } from '@brightplate/planner/meals-out/meal-out'
import { slots } from '@brightplate/planner/slot'

/** The meals of a plan that are eaten out. */
export const mealsOutOf = (plan: Pick<PlanData, 'days'>): MealOut[] =>
  plan.days.flatMap((_, day) =>
    slots.flatMap((slot) => (dishAt(plan, day, slot)?.eaten_out ? [{ day, slot }] : [])),
  )
