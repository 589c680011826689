import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { ShoppingMark } from '@brightplate/contract/plans/shopping-mark'
import { language } from '#words/language'
import * as words from '#words/plans/shopping'
import { costRemarks, costSentence } from '../cost-words.ts'
import { leftOutFoods } from '../left-out/left-out-foods.ts'
import { leftOutOfList } from '../left-out/left-out-words.ts'
import { planTitle } from '../plan-title.ts'
import { lineText } from './line-text.ts'
import { markedList } from './marked-list.ts'
import { tripName } from './trip-name.ts'

/** The shopping list as plain text, with what it was checked against; empty where there is none. */
export function shoppingListText(plan: MealPlan, marks: readonly ShoppingMark[] = []): string {
  const { checked, unchecked, cost } = plan.plan_data
  const leftOut = leftOutFoods(plan)
  const list = markedList(plan.plan_data, marks, { leftOut, madeAt: plan.created_at })
  const { trips, own, atHomeBefore } = list
  if (trips.length + own.length + atHomeBefore.length === 0) return ''
  const blocks = trips.flatMap(({ trip, aisles }) => {
    const title = tripName(plan.plan_data, trip, trips.length)
    return [
      ...(title ? [[title.toLocaleUpperCase(language)]] : []),
      ...aisles.map(({ name, lines }) => [...(name ? [name] : []), ...lines.map(lineText)]),
    ]
  })
  const toCheck = [...atHomeBefore.map(lineText), ...list.staples.map(({ name }) => `- ${name}`)]
  const checks = [unchecked?.text, checked?.text].filter((text) => text !== undefined)
  const prices = cost ? [costSentence(cost, plan.child_name), costRemarks(cost)] : []
  return `${[
    [words.title, planTitle(plan.child_name)],
    leftOutOfList(plan.warnings, leftOut),
    ...blocks,
    own.length > 0 ? [words.ownLines, ...own.map(lineText)] : [],
    toCheck.length > 0 ? [words.toCheck, ...toCheck] : [],
    prices,
    checks,
  ]
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`
}
