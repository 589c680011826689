import type { PlanData } from '@brightplate/contract/plans/plan-data'
import type { TagReading } from '@brightplate/foods/interpretation'
import { isToldByName } from '@brightplate/foods/told-by-name'
import { say } from '@brightplate/planner/texts/english'
import type { JudgedProfile } from '../profile/plan-profile.ts'

const keptOutIn = (readings: readonly TagReading[]): string[] => [
  ...new Set(
    readings.flatMap(({ understood }) =>
      understood.flatMap((one) => (one.kind === 'allergen' || one.kind === 'food' ? one.term : [])),
    ),
  ),
]

function checkedText(kept: readonly string[], shared: readonly string[]) {
  if (shared.length > 0) return say('tip.checked-shared', { kept: [...kept], shared: [...shared] })
  return kept.length > 0 ? say('tip.checked', { kept: [...kept] }) : say('tip.labels')
}

function uncheckedText(terms: readonly string[], named: readonly string[]) {
  if (named.length === 0)
    return terms.length > 0 ? say('tip.unchecked', { terms: [...terms] }) : null
  return terms.length > 0
    ? say('tip.unchecked-by-name', { terms: [...terms], named: [...named] })
    : say('tip.by-name', { named: [...named] })
}

/**
 * What a plan was checked against, and what could not be: the child's own rules hold on every plate, those of
 * others in what they eat of. What no food of ours tells of is never called checked.
 */
export function checkedTexts({
  interpretation,
  own,
}: Pick<JudgedProfile, 'interpretation' | 'own'>): Pick<PlanData, 'checked' | 'unchecked'> {
  const ownTerms = keptOutIn(own.readings)
  const all = keptOutIn(interpretation.readings)
  const isChecked = (term: string) => !isToldByName(term)
  const shared = all.filter((term) => !ownTerms.includes(term)).filter(isChecked)
  const unchecked = uncheckedText(interpretation.unchecked, all.filter(isToldByName))
  return {
    checked: checkedText(ownTerms.filter(isChecked), shared),
    ...(unchecked ? { unchecked } : {}),
  }
}
