import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { sayAsTyped } from '@brightplate/planner/texts/english'
import type { Finding } from '../check/finding.ts'
import type { Wording } from '../wording/wording.ts'
import { findingWords } from './finding-words.ts'

/** A finding with the dish that it is about: "“Macaroni and cheese” holds milk". */
export function foundIn(
  plan: Pick<PlanData, 'days'>,
  finding: Finding,
  { phrase }: Wording,
): string {
  const { day, slot } = finding
  const dish = day === null || slot === null ? undefined : dishAt(plan, day, slot)
  const found = phrase(findingWords(finding))
  return dish
    ? phrase(sayAsTyped('finding.of-dish', { dish: dish.name, found }))
    : phrase(sayAsTyped('finding.of-plan', { found }))
}
