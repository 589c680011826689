import { readTokens } from '../../tokens/read-tokens.ts'
import { aislesOfWord, harmlessWords, otherSpellings, stateOfWord } from './word-lists.ts'

/** The words of a food's name that decide which food it is. */
export interface FoodName {
  states: string[]
  claims: readonly string[]
  /** In their order, stemmed; the last is the head noun. */
  words: string[]
}

const certified = /\b(?:halal|kosher)[- ]certified\b/giu
const pairs =
  /\b(?:free|pasture|grass|cage|vine|corn|farm|wild)[- ](?:range|raised|fed|ripened|caught)\b|\bextra[- ](?:virgin|large|sharp|ripe|fine)\b|\bcold[- ]pressed\b|\bgood[- ]quality\b|\bstore[- ]bought\b|\bat room temperature\b/giu
const wholeKinds = new Set(['wheat', 'milk', 'grain', 'cow', 'oat', 'meal'])

const oneWord = (text: string): string =>
  text
    .replace(/\bwhole-?meal\b/giu, 'whole wheat')
    .replace(/\bwholewheat\b/giu, 'whole wheat')
    .replace(/\bbread ?crumbs?\b/giu, 'breadcrumbs')
    .replace(/\b(?:garbanzo beans?|chick peas?|garbanzos)\b/giu, 'chickpeas')
    .replace(/\b(?:green|spring) onions?\b/giu, 'scallions')
    .replace(/\bfull[- ]fat\b/giu, 'whole milk')

/** The words of a text as they are compared: stemmed, in one spelling. */
export const comparedWords = (text: string): string[] =>
  readTokens(oneWord(text)).words.map((word) => otherSpellings.get(word) ?? word)

/**
 * Reads a food's name without the words that never decide which food it is.
 *
 * @example readName('large ripe bananas', []).words // ['banana']
 */
export function readName(text: string, claims: readonly string[]): FoodName {
  const words = comparedWords(text.replace(certified, '').replace(pairs, ''))
  const states = new Set<string>()
  const nameWords: string[] = []
  for (const [index, word] of words.entries()) {
    const state = stateOfWord.get(word)
    // "peeled and chopped carrots"
    const joins = word === 'and' || word === 'or'
    if (
      joins &&
      [words[index - 1], words[index + 1]].every((next) => harmlessWords.has(next ?? ''))
    )
      continue
    const wholeKind = word === 'whole' && wholeKinds.has(words[index + 1] ?? '')
    if (state !== undefined) states.add(state)
    else if (wholeKind) nameWords.push('whole-kind')
    else if (!harmlessWords.has(word)) nameWords.push(word)
  }
  return { states: [...states].sort(), claims, words: nameWords }
}

/** Words of a name that only some aisles may ignore. */
export const conditionalWords = (name: FoodName): string[] =>
  name.words.filter((word) => aislesOfWord.has(word))

/** Names with the same key name the same food. */
export function keyOfName({ states, claims, words }: FoodName): string {
  const head = words.at(-1) ?? ''
  return [states.join(' '), claims.join(','), [...words].sort().join(' '), head].join('|')
}
