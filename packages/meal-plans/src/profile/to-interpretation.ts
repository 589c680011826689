import type { Interpretation } from '@brightplate/contract/typed/profile-terms'
import type { ProfileInterpretation, Understanding } from '@brightplate/foods/interpretation'
import { wordsOfGroup } from '@brightplate/foods/refused-foods/words-of-group'
import { isReportedByName, reportedName } from '@brightplate/foods/reported-by-name'

type Reading = Interpretation['readings'][number]['understood_as'][number]

/** So many names of a group show what is meant. */
const mostNamed = 6

function excludedWith({ term, words }: Extract<Understanding, { kind: 'food' }>): string[] {
  const { parts, names } = wordsOfGroup(term)
  const group = parts.length > 0 ? parts : names
  return words.length > 1 ? [...words] : [...words, ...group.slice(0, mostNamed)]
}

function toReading(one: Understanding): Reading {
  const excluded =
    one.kind === 'allergen' ? one.examples : one.kind === 'food' ? excludedWith(one) : []
  const isByName = one.kind === 'food' && isReportedByName(one.term)
  return {
    // sought nowhere until the parent says which food is meant
    kind: one.kind === 'like' && one.question !== undefined ? 'aside' : one.kind,
    term: isByName ? reportedName(one) : one.term,
    kept_out: [...excluded],
    ...(isByName ? { by_name: true as const } : {}),
    question: 'question' in one ? (one.question?.text ?? null) : null,
    note: 'note' in one ? one.note : 'advice' in one ? one.advice : null,
  }
}

/** A note of which a tag says as much or more elsewhere is said once. */
function withoutRepeats(readings: readonly Reading[]): Reading[] {
  const isRepeated = (note: string, at: number) =>
    readings.some(
      ({ note: other }, index) =>
        other !== null && index !== at && other.startsWith(note) && (other !== note || index < at),
    )
  return readings.map((one, at) =>
    one.note !== null && isRepeated(one.note, at) ? { ...one, note: null } : one,
  )
}

/** How tags were understood, as the contract shows it. */
export const toInterpretation = (interpretation: ProfileInterpretation): Interpretation => ({
  readings: interpretation.readings.map(({ list, tag, understood, notRecognised }) => ({
    list,
    tag,
    understood_as: withoutRepeats(understood.map(toReading)),
    not_recognised: [...notRecognised],
  })),
  unchecked: [...interpretation.unchecked],
  clinician_conditions: [...interpretation.clinicianConditions],
})
