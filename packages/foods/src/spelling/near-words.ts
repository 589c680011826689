import { editDistance } from './edit-distance.ts'

interface KnownWord {
  word: string
  /** Its place among the words that were given. */
  nth: number
  letters: number
}

/** Words by their length, each with a bit for every letter in it: few need to be compared letter by letter. */
export type NearIndex = readonly (readonly KnownWord[] | undefined)[]

/** A word that is nearly another, with the edits between them. */
export interface NearWord {
  word: string
  distance: number
}

function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) - 97)
  return letters
}

function bitsIn(number: number): number {
  let bits = number - ((number >> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333)
  return (((bits + (bits >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24
}

export function nearIndexOf(words: Iterable<string>): NearIndex {
  const byLength: KnownWord[][] = []
  let nth = 0
  for (const word of words) {
    byLength[word.length] ??= []
    byLength[word.length]?.push({ word, nth, letters: lettersOf(word) })
    nth += 1
  }
  return byLength
}

/**
 * The words of an index within so many edits of a word, in the order in which they were given.
 *
 * @example wordsNear(nearIndexOf(['peanut', 'walnut']), 'penut', 1) // [{ word: 'peanut', distance: 1 }]
 */
export function wordsNear(index: NearIndex, word: string, limit: number): readonly NearWord[] {
  const letters = lettersOf(word)
  const near: (NearWord & { nth: number })[] = []
  for (let length = word.length - limit; length <= word.length + limit; length += 1) {
    // an edit that makes a word longer or shorter changes one letter of the two that another may
    const mostBits = 2 * limit - Math.abs(length - word.length)
    for (const known of index[length] ?? []) {
      if (bitsIn(known.letters ^ letters) > mostBits) continue
      const distance = editDistance(word, known.word, limit)
      if (distance <= limit) near.push({ word: known.word, distance, nth: known.nth })
    }
  }
  return near.sort((a, b) => a.nth - b.nth)
}
