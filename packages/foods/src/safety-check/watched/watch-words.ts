import { factOfWord } from '../../fact-of-word.ts'
import { wordsOfGroup } from '../../refused-foods/words-of-group.ts'
import { readTokens } from '../../tokens/read-tokens.ts'
import { composites } from '../../vocabulary/composites.ts'
import { singleFoods } from '../../vocabulary/single-foods.ts'
import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import { vocabularyOf } from '../../vocabulary/vocabulary-of.ts'
import { addWatch, type Watch, watchedSubjects } from './watched-subjects.ts'

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
 * Adds excluded words to what is watched. A word that names a known food brings what holds it, one that names a
 * group of foods all of them; any other stands for itself. The vocabularies of the words themselves, and of the products that hold them, are returned.
 */
export function watchWords(
  words: readonly string[],
  watches: Map<string, Watch[]>,
): (readonly [subject: string, vocabulary: Vocabulary])[] {
  const own: [string, Vocabulary][] = []
  for (const word of words) {
    const watch: Watch = { rule: 'word', id: word, labelsCount: true }
    const add = (subject: string) => {
      addWatch(watches, subject, watch)
      return subject
    }
    const { diet, origin } = factOfWord(word)
    if (origin) add(`origin:${origin}`)
    for (const [subject, watched] of diet
      ? watchedSubjects({ allergens: [], diets: [diet] })
      : []) {
      for (const one of watched) addWatch(watches, subject, { ...one, rule: 'word', id: word })
    }
    const { parts, names } = wordsOfGroup(word)
    for (const name of [word, ...parts]) {
      const food = foodOfName.get(stemsOf(name))
      if (food !== undefined) add(`food:${food}`)
      const itself = food === undefined ? [name] : []
      own.push([add(`word:${name}`), vocabularyOf({ itself, ...holdersOf(food ?? name) })])
    }
    const others = names.filter((name) => {
      const food = foodOfName.get(stemsOf(name))
      if (food !== undefined) add(`food:${food}`)
      return food === undefined
    })
    if (others.length > 0) own.push([add(`group:${word}`), vocabularyOf({ itself: others })])
  }
  return own
}
