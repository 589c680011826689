import type { TagSentence, Understanding } from '../../interpretation.ts'
import { askedAbout, groupOf, isAllergenName } from '../asking/asked-about.ts'
import { isCompared, type Standing } from '../governed-foods.ts'
import { refusingKinds } from '../governing-index.ts'
import { singularPhrase } from '../names/spelling/singular-phrase.ts'
import { addReading } from '../read-parts.ts'
import type { Wish } from './read-likes.ts'

const addItself: TagSentence = { key: 'note.add-wish', params: {} }

const refusedKinds = new Set<Understanding['kind']>(['allergen', 'food', 'refused', 'diet'])

/** What stands beside a refusal is no wish; where nothing else is refused, it may be what the refusal is about. */
export function readBeside(
  { text, parts, foods }: Omit<Wish, 'isEvident'>,
  standing: readonly Standing[],
): void {
  const isRefused =
    parts.unchecked.length > 0 || parts.understood.some(({ kind }) => refusedKinds.has(kind))
  const mayBeRefused =
    !isRefused &&
    text.governors.some((one) => refusingKinds.has(one.kind) && !isCompared(text, one))
  for (const name of foods) {
    if (standing[name.start] !== 'beside' || parts.roles[name.start] !== undefined) continue
    const term = singularPhrase(text.tokens.plain.slice(name.start, name.end))
    addReading(
      parts,
      name,
      mayBeRefused || isAllergenName(name) || groupOf(name)
        ? askedAbout(name, text)
        : [{ kind: 'aside', term, note: addItself }],
    )
  }
}
