import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { KeyedText, PlanData } from '@brightplate/contract/plans/plan-data'
import { slots } from '@brightplate/planner/slot'
import { isSign } from '../clinician/is-sign.ts'

/** Of the foods that a sentence names, those that stand in the plan under that very name, longest first. */
function placedFoods({ params: { foods } }: KeyedText, placed: ReadonlySet<string>): string[] {
  const named = Array.isArray(foods) ? foods : []
  return named.filter((food) => placed.has(food.toLowerCase())).sort((a, b) => b.length - a.length)
}

/**
 * The tips of a plan as they are checked: without the dishes of the plan that they name in quotes, and without
 * the foods that they name as a plate bears them. Each of these is checked with its own lines, which say that its
 * pancakes hold no milk and that its apple is cooked soft. What leads to a clinician by an answer is no food to check,
 * nor are the figures of a day: "1 g of added sugar (none is advised before the second birthday)".
 */
export function checkedTips(plan: Pick<PlanData, 'days' | 'general_tips' | 'tip_texts'>): string[] {
  const { tip_texts: keyedTips = [] } = plan
  const dishes = plan.days.flatMap((_, day) =>
    slots.map((slot) => dishAt(plan, day, slot)).filter((one) => one !== undefined),
  )
  const names = new Set(dishes.map(({ name }) => name))
  const placed = new Set(
    dishes.flatMap(({ parts = [] }) => parts.map(({ name }) => name.toLowerCase())),
  )
  const keyedOf = new Map(keyedTips.map((keyed) => [keyed.text, keyed]))
  const ofNoFood = new Set(
    keyedTips.filter((keyed) => isSign(keyed) || keyed.key === 'told.day').map(({ text }) => text),
  )
  return plan.general_tips.map((tip) => {
    if (ofNoFood.has(tip)) return ''
    const keyed = keyedOf.get(tip)
    const foods = keyed ? placedFoods(keyed, placed) : []
    return foods
      .reduce((text, food) => text.replaceAll(food, ''), tip)
      .replaceAll(/“([^”]+)”/g, (quoted, name: string) => (names.has(name) ? '' : quoted))
  })
}
