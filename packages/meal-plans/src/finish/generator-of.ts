import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { slots } from '@brightplate/planner/slot'

/** With what the id of a recipe begins that a language model proposed. */
export const modelRecipePrefix = 'model-'

/** Who made the dishes of a plan. */
export const generatorOf = (plan: Pick<PlanData, 'days'>): NonNullable<PlanData['generator']> =>
  plan.days.some((_, day) =>
    slots.some((slot) => dishAt(plan, day, slot)?.recipe_id?.startsWith(modelRecipePrefix)),
  )
    ? 'planner_and_model'
    : 'planner'
