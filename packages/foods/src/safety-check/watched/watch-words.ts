import { readTokens } from '../../tokens/read-tokens.ts'
import { composites } from '../../vocabulary/composites.ts'
import { singleFoods } from '../../vocabulary/single-foods.ts'
import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import { vocabularyOf } from '../../vocabulary/vocabulary-of.ts'
import type { Watch } from './watched-subjects.ts'

function stemsOf(text: string): string {
  return readTokens(text)
    .words.map((word) => (word === 'chili' || word === 'chile' ? 'chilli' : word))
    .join(' ')
}

const foodOfName: ReadonlyMap<string, string> = new Map(
  [...singleFoods].map(([id]) => [stemsOf(id), id]),
)

const stemsOfParts = composites.map(({ parts, ...composite }) => ({
  ...composite,
  parts: parts.map((part) => ` ${stemsOf(part)} `),
}))

/** Names of products that hold what a word names, although they do not say it. */
function holdersOf(word: string): Pick<Vocabulary, 'checkLabel' | 'innocent'> {
  const wanted = ` ${stemsOf(word)} `
  // "sweet potato" is no potato
  const others = new Set(singleFoods.get(word)?.innocent.map((phrase) => ` ${stemsOf(phrase)} `))
  const holders = stemsOfParts.filter(({ parts }) =>
    parts.some((part) => part.includes(wanted) && !others.has(part)),
  )
  return {
    checkLabel: holders.flatMap(({ names }) => names),
    innocent: holders.flatMap(({ unless }) => unless),
  }
}

/**
 * Adds kept-out words to what is watched. A word that names a known food brings what holds it; any other
 * stands for itself. The vocabularies of the words themselves, and of the products that hold them, are returned.
 */
export function watchWords(
  words: readonly string[],
  watches: Map<string, Watch[]>,
): (readonly [subject: string, vocabulary: Vocabulary])[] {
  const own: [string, Vocabulary][] = []
  for (const word of words) {
    const watch: Watch = { rule: 'word', id: word, labelsCount: true }
    const add = (subject: string) => {
      watches.set(subject, [...(watches.get(subject) ?? []), watch])
      return subject
    }
    const food = foodOfName.get(stemsOf(word))
    if (food !== undefined) add(`food:${food}`)
    const itself = food === undefined ? [word] : []
    own.push([add(`word:${word}`), vocabularyOf({ itself, ...holdersOf(word) })])
  }
  return own
}
