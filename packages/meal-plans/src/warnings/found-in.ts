import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import type { Finding } from '../check/finding.ts'
import { findingWords } from './finding-words.ts'

/** A finding with the dish that it is about: "“Macaroni and cheese” holds milk". */
export function foundIn(plan: Pick<PlanData, 'days'>, finding: Finding): string {
  const { day, slot } = finding
  const dish = day === null || slot === null ? undefined : dishAt(plan, day, slot)
  return `${dish ? `“${dish.name}”` : 'The plan'} ${findingWords(finding)}`
}
