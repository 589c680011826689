import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { say } from '@brightplate/planner/texts/english'
import { type Finding, isWish } from '../check/finding.ts'
import { findingWords } from './finding-words.ts'

function toWarning(finding: Finding, plan: Pick<PlanData, 'days'>): PlanWarning {
  const { day, slot } = finding
  const found = findingWords(finding)
  const reason = found.text
  const wish = isWish(finding) ? { wish: true as const } : {}
  const dish = day === null || slot === null ? undefined : dishAt(plan, day, slot)
  if (!dish || day === null || slot === null) {
    const said = { found, text: say('warn.list', { found: reason }) }
    const { text } = said.text
    return { day: null, slot: null, dish: null, in_list: true, reason, text, said, ...wish }
  }
  const meal = { day: day + 1, slot, dish: dish.name }
  const said = { found, text: say('warn.meal', { ...meal, found: reason }) }
  return { ...meal, reason, text: said.text.text, said, ...wish }
}

/** One warning a meal, what may hurt before what is a wish. */
export function toWarnings(
  findings: readonly Finding[],
  plan: Pick<PlanData, 'days'>,
): PlanWarning[] {
  const gravest = [...findings].sort((one, other) => Number(isWish(one)) - Number(isWish(other)))
  const meals = findings.map(({ day, slot }) => `${day}/${slot}`)
  return [...new Set(meals)].flatMap((index) => {
    const finding = gravest.find(({ day, slot }) => `${day}/${slot}` === index)
    return finding ? [toWarning(finding, plan)] : []
  })
}
