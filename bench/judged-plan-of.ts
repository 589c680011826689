import type { PlanData } from '@brightplate/contract/plan-data'
import type { PlanDocument } from '@brightplate/planner/plan-document'
import type { JudgedDish, JudgedPlan } from './oracle/judged-plan.ts'

type Written = Pick<
  PlanData['days'][number]['lunch'],
  'name' | 'ingredients' | 'beside' | 'safe_food'
>

const judgedDish = (
  slot: JudgedDish['slot'],
  { name, ingredients, beside = [], safe_food }: Written,
  steps: readonly string[] = [],
): JudgedDish => ({
  slot,
  name,
  lines: [...beside, ...ingredients],
  childLines: safe_food?.side_lines ?? 0,
  steps,
})

/** The words of a plan for the oracle, as the planner wrote it or as it was stored. */
export const judgedPlanOf = (plan: PlanDocument | PlanData): JudgedPlan => ({
  days: plan.days.map(({ breakfast, lunch, dinner, snacks, juice }) => [
    judgedDish('breakfast', breakfast, breakfast.steps),
    judgedDish('lunch', lunch, lunch.steps),
    judgedDish('dinner', dinner, dinner.steps),
    ...snacks.map((snack, index) =>
      judgedDish(index === 0 ? 'snack_1' : 'snack_2', snack, snack.steps),
    ),
    judgedDish('juice', juice, juice.preparation),
  ]),
  shoppingList: plan.shopping_list,
  tips: plan.general_tips,
})
