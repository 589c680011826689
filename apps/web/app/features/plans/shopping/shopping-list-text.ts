import type { MealPlan } from '@brightplate/contract/meal-plan'
import { costRemarks, costSentence } from '../cost-words.ts'
import { leftOutFoods } from '../left-out-foods.ts'
import { leftOutOfList } from '../left-out-words.ts'
import { planTitle } from '../plan-title.ts'
import { shoppingAisles } from './shopping-aisles.ts'

/** The shopping list as plain text, with what it was checked against; empty where there is none. */
export function shoppingListText(plan: MealPlan): string {
  const { checked, unchecked, cost } = plan.plan_data
  const leftOut = leftOutFoods(plan)
  const aisles = shoppingAisles(plan.plan_data, leftOut)
  if (aisles.length === 0) return ''
  const blocks = aisles.map(({ name, lines }) => [
    ...(name ? [name] : []),
    ...lines.map(({ name: food, buy, needed }) =>
      [`- ${food}`, buy && `: ${buy}`, needed && ` (${needed})`].filter(Boolean).join(''),
    ),
  ])
  const checks = [unchecked?.text, checked?.text].filter((text) => text !== undefined)
  const prices = cost ? [costSentence(cost, plan.child_name), costRemarks(cost)] : []
  return `${[
    ['Shopping list', planTitle(plan.child_name)],
    leftOutOfList(plan.warnings, leftOut),
    ...blocks,
    prices,
    checks,
  ]
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`
}
