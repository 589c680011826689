import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { slots } from '@brightplate/planner/slot'

/**
 * The tips of a plan as they are checked: without the dishes of the plan that they name in quotes. Each of
 * these is checked with its own lines, which say that its pancakes hold no milk.
 */
export function checkedTips(plan: Pick<PlanData, 'days' | 'general_tips'>): string[] {
  const names = new Set(
    plan.days.flatMap((_, day) => slots.map((slot) => dishAt(plan, day, slot)?.name)),
  )
  return plan.general_tips.map((tip) =>
    tip.replaceAll(/“([^”]+)”/g, (quoted, name: string) => (names.has(name) ? '' : quoted)),
  )
}
