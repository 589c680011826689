import type { PlanDocument, PlannedDish } from '@brightplate/planner/plan-document'
import type { JudgedDish, JudgedPlan } from './oracle/judged-plan.ts'

type Written = Pick<PlannedDish, 'name' | 'ingredients' | 'beside' | 'safe_food'>

const judgedDish = (
  slot: JudgedDish['slot'],
  { name, ingredients, beside, safe_food }: Written,
  steps: readonly string[],
): JudgedDish => ({
  slot,
  name,
  lines: [...beside, ...ingredients],
  childLines: safe_food?.side_lines ?? 0,
  steps,
})

/** The words of a plan for the oracle. */
export const judgedPlanOf = (document: PlanDocument): JudgedPlan => ({
  days: document.days.map(({ breakfast, lunch, dinner, snacks, juice }) => [
    judgedDish('breakfast', breakfast, breakfast.steps),
    judgedDish('lunch', lunch, lunch.steps),
    judgedDish('dinner', dinner, dinner.steps),
    ...snacks.map((snack, index) =>
      judgedDish(index === 0 ? 'snack_1' : 'snack_2', snack, snack.steps),
    ),
    judgedDish('juice', juice, juice.preparation),
  ]),
  shoppingList: document.shopping_list,
  tips: document.general_tips,
})
