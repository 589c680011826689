import type { KeyedText, PlanData } from '@brightplate/contract/plans/plan-data'
import { allergens, dietFacts, exclusionClaimFacts, literalPattern, wordPattern } from '../facts.ts'
import { type Finding, fault } from '../plan.ts'
import { plainText } from '../read-line.ts'
import type { Text } from '../texts-of.ts'
import {
  allergenSubjects,
  dietSubjects,
  type Subject,
  subjectFaults,
  subjectOf,
} from './word-faults.ts'

const kind = 'said to be kept out'

/** Rows of our lists that go by a name as a whole: "tuna" is no name of all fish. */
const rowsNamed = (term: string, rows: Readonly<Record<string, { tags: RegExp }>>): string[] =>
  Object.keys(rows).filter(
    (id) =>
      plainText(term)
        .replace(rows[id]?.tags ?? '$^', '')
        .trim() === '' || id === term,
  )

/** The words of a thing that a plan names, by our own lists. */
function subjectsNamed(term: string): Subject[] {
  const group = exclusionClaimFacts.terms[term]
  const ids = group ? [] : rowsNamed(term, allergens)
  const asAllergens = allergenSubjects.filter(({ rule }) => ids.includes(rule))
  const own = group
    ? wordPattern(
        [group.contains, ...group.groups.map((id) => dietFacts.groups[id] ?? '')].join(','),
      )
    : literalPattern([term])
  const innocent = new RegExp(
    `${group?.innocent.source ?? '(?!)'}|${dietFacts.innocent.source}`,
    'g',
  )
  const asWords =
    asAllergens.length === 0 ? [subjectOf({ contains: own, innocent }, { kind, rule: term })] : []
  return [...asAllergens.map((one) => ({ ...one, kind })), ...asWords]
}

const dietNamed = (term: string): Subject[] => {
  const ids = rowsNamed(term, dietFacts.diets)
  return dietSubjects.filter(({ rule }) => ids.includes(rule)).map((one) => ({ ...one, kind }))
}

const listed = (value: KeyedText['params'][string] | undefined): string[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [String(value)]

interface Claims {
  /** Of every plate, or of what is shared alone. */
  ofAll: Subject[]
  ofShared: Subject[]
  terms: string[]
}

/** What the sentences of a plan promise to be in none of its lines. */
function claimsOf({ checked, changes = [] }: PlanData): Claims {
  const texts = [...(checked ? [checked] : []), ...changes.map(({ text }) => text)]
  const of = (key: string, param: string) =>
    texts.flatMap((one) => (one.key === key ? listed(one.params[param]) : []))
  const all = [
    ...of('tip.checked', 'kept'),
    ...of('tip.checked-shared', 'kept'),
    ...of('change.kept-out', 'term'),
  ]
  const shared = [...of('tip.checked-shared', 'shared'), ...of('change.kept-out-shared', 'term')]
  return {
    ofAll: [
      ...new Set(all).values().flatMap(subjectsNamed),
      ...of('change.diet', 'term').flatMap(dietNamed),
    ],
    ofShared: [
      ...new Set(shared).values().flatMap(subjectsNamed),
      ...of('change.diet-shared', 'term').flatMap(dietNamed),
    ],
    terms: [...all, ...shared],
  }
}

/**
 * What the words of a plan hold although it says that it was checked against it or is made without it, and what it
 * calls checked although no label tells of it.
 */
export function* exclusionClaimFaults(plan: PlanData, texts: readonly Text[]): Generator<Finding> {
  const { ofAll, ofShared, terms } = claimsOf(plan)
  // A tip speaks to the parent, and names what is not in the plan.
  const served = texts.filter(({ where }) => where !== 'tip' && where !== 'notice')
  yield* subjectFaults(served, ofAll)
  yield* subjectFaults(
    served.filter(({ shared }) => shared),
    ofShared,
  )
  for (const term of new Set(terms))
    if (plainText(term).replace(exclusionClaimFacts.additives, '').trim() === '')
      yield fault('told as checked, and no label tells', 'plan', term)
}
