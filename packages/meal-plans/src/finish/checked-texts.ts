import type { PlanData } from '@brightplate/contract/plans/plan-data'
import type { TagReading, Understanding } from '@brightplate/foods/interpretation'
import { isReportedByName, reportedName } from '@brightplate/foods/reported-by-name'
import { say } from '@brightplate/planner/texts/english'
import type { JudgedProfile } from '../profile/plan-profile.ts'

const distinct = (terms: readonly string[]) => [...new Set(terms)]

type Exclusion = Extract<Understanding, { kind: 'allergen' | 'food' }>

const isFact = ({ term }: Exclusion) => !isReportedByName(term)

/** What an allergy excludes by fact: lecithin is of soy or egg, of which foods tell. */
const factsOf = (one: Exclusion): string[] => {
  if (isFact(one)) return [one.term]
  return one.kind === 'allergen' ? one.allergens.map((id) => id.replaceAll('-', ' ')) : []
}

const excludedIn = (readings: readonly TagReading[]) =>
  readings.flatMap(({ understood }) =>
    understood.filter((one) => one.kind === 'allergen' || one.kind === 'food'),
  )

const factsIn = (readings: readonly TagReading[]): string[] =>
  distinct(excludedIn(readings).flatMap(factsOf))

const namesIn = (readings: readonly TagReading[]): string[] =>
  distinct(
    excludedIn(readings).flatMap((one) => (isFact(one) ? [] : reportedName({ words: [], ...one }))),
  )

function checkedText(own: readonly string[], shared: readonly string[]) {
  if (shared.length > 0) return say('tip.checked-shared', { kept: [...own], shared: [...shared] })
  return own.length > 0 ? say('tip.checked', { kept: [...own] }) : say('tip.labels')
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
  const ownTerms = factsIn(own.readings)
  const shared = factsIn(interpretation.readings).filter((term) => !ownTerms.includes(term))
  const unchecked = uncheckedText(interpretation.unchecked, namesIn(interpretation.readings))
  return {
    checked: checkedText(ownTerms, shared),
    ...(unchecked ? { unchecked } : {}),
  }
}
