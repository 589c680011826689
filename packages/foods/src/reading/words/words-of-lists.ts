import { readTokens } from '../../tokens/read-tokens.ts'
import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import type { OwnGroup, WordGroup, WordLists } from './word-document.ts'

/** Phrases that several files share, by the name of their file. */
export type SharedPhrases = ReadonlyMap<string, readonly string[]>

/** Which words are one term to the reader of texts. */
export const stemsOf = (term: string): string => readTokens(term).words.join(' ')

/** The terms of a group in the order of its file. */
export function termsOf(group: OwnGroup): string[] {
  if ('terms' in group) return Object.values(group.terms).flat()
  return group.each.flatMap((first) => group.before.map((second) => `${first} ${second}`))
}

type PhraseGroup = Extract<WordGroup, { phrases: string }>

export const isPhrases = (group: WordGroup): group is PhraseGroup => 'phrases' in group

/** What a file says of a phrase itself is surer than what it shares; of a harmless one nothing is. */
const sure = ['itself', 'abroad', 'products'] as const

/** The phrases of a file that a group shares; none of one that is not there, which is a fault of its own. */
function sharedOf({ phrases: file, but }: PhraseGroup, phrases: SharedPhrases): string[] {
  const left = new Set(but)
  return (phrases.get(file) ?? []).filter((phrase) => !left.has(phrase))
}

/** The terms of groups one after another, with those of the phrases that they share. */
export const termsOfGroups = (groups: readonly WordGroup[], phrases: SharedPhrases): string[] =>
  groups.flatMap((group) => (isPhrases(group) ? sharedOf(group, phrases) : termsOf(group)))

/** The vocabulary that a file writes down, with the phrases that it shares. */
export function wordsOfLists(lists: WordLists, phrases: SharedPhrases): Vocabulary {
  const own = (list: keyof Vocabulary) =>
    lists[list].flatMap((group) => (isPhrases(group) ? [] : termsOf(group)))

  const shared = (list: keyof Vocabulary) => {
    const givesWay = list !== 'labelOnly' && list !== 'innocent'
    const taken = new Set(givesWay ? [...sure, list].flatMap(own).map(stemsOf) : [])
    return lists[list]
      .filter(isPhrases)
      .flatMap((group) => sharedOf(group, phrases))
      .filter((phrase) => !taken.has(stemsOf(phrase)))
  }

  const all = (list: keyof Vocabulary) => [...own(list), ...shared(list)]
  return {
    itself: all('itself'),
    abroad: all('abroad'),
    products: all('products'),
    dishes: all('dishes'),
    checkLabel: all('checkLabel'),
    labelOnly: all('labelOnly'),
    innocent: all('innocent'),
  }
}
