import { readTokens } from '../vocabulary/read-tokens.ts'
import { singleFoods } from '../vocabulary/single-foods.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { vocabularyOf } from '../vocabulary/vocabulary-of.ts'
import type { Watch } from './watched-subjects.ts'

function stemsOf(text: string): string {
  return readTokens(text).words.join(' ')
}

const foodOfName: ReadonlyMap<string, string> = new Map(
  [...singleFoods].map(([id]) => [stemsOf(id), id]),
)

/**
 * Adds kept-out words to what is watched. A word that names a known food brings what holds it; any other
 * stands for itself, and its vocabulary is returned.
 */
export function watchWords(
  words: readonly string[],
  watches: Map<string, Watch[]>,
): (readonly [subject: string, vocabulary: Vocabulary])[] {
  const own: [string, Vocabulary][] = []
  for (const word of words) {
    const watch: Watch = { rule: 'word', id: word, labelsCount: true }
    const food = foodOfName.get(stemsOf(word))
    const subject = food === undefined ? `word:${word}` : `food:${food}`
    watches.set(subject, [...(watches.get(subject) ?? []), watch])
    if (food === undefined) own.push([subject, { ...vocabularyOf({}), itself: [word] }])
  }
  return own
}
