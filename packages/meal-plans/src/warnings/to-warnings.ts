import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { type Finding, isWish } from '../check/finding.ts'
import { findingWords } from './finding-words.ts'

const slotWords = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snack_1: 'first snack',
  snack_2: 'second snack',
  juice: 'juice',
} as const

function toWarning(finding: Finding, plan: Pick<PlanData, 'days'>): PlanWarning {
  const { day, slot } = finding
  const reason = findingWords(finding)
  const wish = isWish(finding) ? { wish: true as const } : {}
  const dish = day === null || slot === null ? undefined : dishAt(plan, day, slot)
  if (!dish || day === null || slot === null) {
    const text = `The list or tips of this plan name something that ${reason}. Make a new plan.`
    return { day: null, slot: null, dish: null, in_list: true, reason, text, ...wish }
  }
  const text = `Day ${day + 1}, ${slotWords[slot]}: “${dish.name}” ${reason}. Swap it, leave it out, or make a new plan.`
  return { day: day + 1, slot, dish: dish.name, reason, text, ...wish }
}

/** One warning a meal, what may hurt before what is a wish. */
export function toWarnings(
  findings: readonly Finding[],
  plan: Pick<PlanData, 'days'>,
): PlanWarning[] {
  const gravest = [...findings].sort((one, other) => Number(isWish(one)) - Number(isWish(other)))
  const places = findings.map(({ day, slot }) => `${day}/${slot}`)
  return [...new Set(places)].flatMap((index) => {
    const finding = gravest.find(({ day, slot }) => `${day}/${slot}` === index)
    return finding ? [toWarning(finding, plan)] : []
  })
}
