import { knownStems } from '../../products/known-stems.ts'
import { isEverydayWord } from '../../spelling/is-everyday-word.ts'
import { isSlip } from '../../spelling/is-slip.ts'
import { type NearIndex, nearIndexOf, wordsNear } from '../../spelling/near-words.ts'
import { anyOrder, letters, nameIndex } from '../name-index.ts'
import {
  harmlessWords,
  isOwnState,
  makers,
  stateWords,
} from '../words-around/words-around-plain-foods.ts'
import { type Found, none } from './found.ts'

/** A phrase as it stands, then by its letters, then in any order of its words. */
export function byName(words: readonly string[]): Found {
  const { byWords, byLetters, byAnyOrder } = nameIndex()
  return (
    byWords.get(words.join(' ')) ??
    byLetters.get(letters(words)) ??
    (words.length > 1 ? byAnyOrder.get(anyOrder(words)) : undefined) ??
    none
  )
}

let wordsOfNames: NearIndex | null = null

/** Words of which most letters are right: one edit from four letters on, two from eight. */
function nearWords(word: string): string[] {
  const { words, spellable } = nameIndex()
  if (word.length < 4 || words.has(word) || isEverydayWord(word) || knownStems().has(word))
    return []
  wordsOfNames ??= nearIndexOf([...spellable])
  const near = wordsNear(wordsOfNames, word, word.length < 8 ? 1 : 2).filter((one) =>
    isSlip(word, one.word),
  )
  const least = Math.min(...near.map(({ distance }) => distance))
  return near.filter(({ distance }) => distance === least).map((one) => one.word)
}

/** So that a phrase of many unknown words costs no more than one. */
const mostSpellings = 12

/** The words with each misspelt one put right, in every way that is as near. */
function respelt(words: readonly string[]): string[][] {
  let ways: string[][] = [[]]
  let changed = false
  for (const word of words) {
    const near = nearWords(word)
    if (near.length > 0) changed = true
    const right = near.length > 0 ? near : [word]
    ways = ways.flatMap((way) => right.map((one) => [...way, one])).slice(0, mostSpellings)
  }
  return changed ? ways : []
}

/** By its words as they are spelt, with or without those that say nothing of the food. */
export function byWords(words: readonly string[]): Found {
  if (words.length === 0) return none
  const whole = byName(words)
  if (whole.length > 0) return whole
  const bare = words.filter((word) => !harmlessWords.has(word) && !makers.has(word))
  if (bare.length === 0) return none
  const named = bare.length < words.length ? byName(bare) : none
  if (named.length > 0) return named
  const withoutStates = bare.filter((word) => !stateWords.has(word))
  if (withoutStates.length === 0 || withoutStates.length === bare.length) return none
  const left = bare.filter((word) => stateWords.has(word))
  return byName(withoutStates).filter(({ group }) => left.every((word) => isOwnState(group, word)))
}

/** Likewise, with misspelt words put right. */
export function bySpelling(words: readonly string[]): Found {
  const found = byWords(words)
  if (found.length > 0) return found
  const meant = new Set(respelt(words).flatMap((way) => byWords(way).slice(0, 1)))
  // Two foods that are as near are neither.
  return meant.size === 1 ? [...meant] : none
}
