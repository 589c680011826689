import type { Interpretation } from '@brightplate/contract/typed/profile-terms'
import type { ProfileInterpretation, Understanding } from '@brightplate/foods/interpretation'
import { wordsOfGroup } from '@brightplate/foods/refused-foods/words-of-group'
import { isReportedByName, reportedName } from '@brightplate/foods/reported-by-name'
import { type KeyedText, say } from '@brightplate/planner/texts/english'
import { tagSentence } from '../wording/tag-sentence.ts'
import { inEnglish, type Wording } from '../wording/wording.ts'

type Reading = Interpretation['readings'][number]['understood_as'][number]

/** So many names of a group show what is meant. */
const mostNamed = 6

function excludedWith({ term, words }: Extract<Understanding, { kind: 'food' }>): string[] {
  const { parts, names } = wordsOfGroup(term)
  const group = parts.length > 0 ? parts : names
  return words.length > 1 ? [...words] : [...words, ...group.slice(0, mostNamed)]
}

/** A note with its English words, by which repeats are found. */
interface NotedReading {
  reading: Reading
  note: KeyedText | null
}

function noteOf(one: Understanding): KeyedText | null {
  if (one.kind === 'advice') return say('change.advice', { advice: one.advice })
  return 'note' in one && one.note !== null ? tagSentence(one.note) : null
}

function toReading(one: Understanding, { sentence, term: termOf }: Wording): NotedReading {
  const excluded =
    one.kind === 'allergen' ? one.examples : one.kind === 'food' ? excludedWith(one) : []
  const isByName = one.kind === 'food' && isReportedByName(one.term)
  const question = 'question' in one ? (one.question ?? null) : null
  const term = isByName ? reportedName(one) : one.term
  const name = termOf(term)
  const reading: Reading = {
    // sought nowhere until the parent says which food is meant
    kind: one.kind === 'like' && one.question !== undefined ? 'aside' : one.kind,
    term,
    ...(name === term ? {} : { name }),
    kept_out: excluded.map(termOf),
    ...(isByName ? { by_name: true as const } : {}),
    question: question && sentence(tagSentence(question.asked)),
    note: null,
  }
  return { reading, note: noteOf(one) }
}

/** A note of which a tag says as much or more elsewhere is said once. */
function withoutRepeats(readings: readonly NotedReading[], { sentence }: Wording): Reading[] {
  const isRepeated = ({ text }: KeyedText, at: number) =>
    readings.some(
      ({ note: other }, index) =>
        other !== null &&
        index !== at &&
        other.text.startsWith(text) &&
        (other.text !== text || index < at),
    )
  return readings.map(({ reading, note }, at) => ({
    ...reading,
    note: note === null || isRepeated(note, at) ? null : sentence(note),
  }))
}

/** How tags were understood, as the contract shows it. */
export const toInterpretation = (
  interpretation: ProfileInterpretation,
  wording = inEnglish,
): Interpretation => ({
  readings: interpretation.readings.map(({ list, tag, understood, notRecognised }) => ({
    list,
    tag,
    understood_as: withoutRepeats(
      understood.map((one) => toReading(one, wording)),
      wording,
    ),
    not_recognised: [...notRecognised],
  })),
  unchecked: [...interpretation.unchecked],
  clinician_conditions: [...interpretation.clinicianConditions],
})
