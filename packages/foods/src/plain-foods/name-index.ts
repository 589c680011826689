import { readTokens } from '../tokens/read-tokens.ts'
import type { PlainFood } from './plain-food.ts'
import { plainFoods } from './plain-foods.ts'

export interface NameIndex {
  /**
   * Names that are of another food once accents or endings are dropped, by their own letters: "bắp" is corn and "bap"
   * rice, "pomme" an apple and "pommes" fries.
   */
  byWriting: ReadonlyMap<string, readonly PlainFood[]>
  /** By the words of a name as they stand. */
  byWords: ReadonlyMap<string, readonly PlainFood[]>
  /** By the letters of a name: "hash browns" and "hashbrowns" are alike. */
  byLetters: ReadonlyMap<string, readonly PlainFood[]>
  /**
   * By the words of a name in any order, without those that join them. Two foods joined by "and" are no one food:
   * "cheddar and crackers" is no "cheddar crackers".
   */
  byAnyOrder: ReadonlyMap<string, readonly PlainFood[]>
  /** Every word of a name, for what is spelt otherwise. */
  words: ReadonlySet<string>
  /**
   * Those that a word spelt otherwise may be meant to be. Short words of cuisines from all over the world are near to
   * one another: bigos is no biko, griot no grits.
   */
  spellable: ReadonlySet<string>
}

/** Letters from which on a word near another cuisine's is more likely a misspelling than a food of its own. */
const longFrom = { ordinary: 4, ofCuisines: 7 }

const joiners = new Set(['and', 'with', 'n', 'on', 'in', 'w', 'of'])

/** Folded and stemmed words of what was typed; "&" is "and". */
export const wordsOf = (text: string): string[] =>
  readTokens(text.replace(/\s*[&+]\s*|\s'?n'?\s/giu, ' and ').replace(/\bw\/\s*/giu, ' with '))
    .words

/** As it is written, with its accents and endings; capitals tell no dotless i. */
export const writtenAs = (text: string): string =>
  text.trim().toLowerCase().normalize('NFC').replaceAll('ı', 'i').replace(/\s+/gu, ' ')

export const letters = (words: readonly string[]): string => words.join('')

const inAnyOrder = (words: readonly string[]): string =>
  words
    .filter((word) => !joiners.has(word))
    .toSorted()
    .join(' ')

const joined = (words: readonly string[]): boolean => words.includes('and')

/** The key of what was typed in `byAnyOrder`. */
export const anyOrder = (words: readonly string[]): string =>
  `${joined(words) ? 'and ' : ''}${inAnyOrder(words)}`

let compiled: NameIndex | null = null

function compile(): NameIndex {
  const byWriting = new Map<string, PlainFood[]>()
  const byWords = new Map<string, PlainFood[]>()
  const byLetters = new Map<string, PlainFood[]>()
  const byAnyOrder = new Map<string, PlainFood[]>()
  const all = new Set<string>()
  const spellable = new Set<string>()
  const add = (map: Map<string, PlainFood[]>, key: string, plain: PlainFood) => {
    const known = map.get(key)
    if (!known) map.set(key, [plain])
    else if (!known.includes(plain)) known.push(plain)
  }
  for (const plain of plainFoods) {
    for (const name of [plain.name, ...plain.typedAs, ...plain.brands]) {
      const words = wordsOf(name)
      add(byWriting, writtenAs(name), plain)
      add(byWords, words.join(' '), plain)
      add(byLetters, letters(words), plain)
      add(byAnyOrder, inAnyOrder(words), plain)
      if (joined(words)) add(byAnyOrder, anyOrder(words), plain)
      const from = plain.cuisines.length > 0 ? longFrom.ofCuisines : longFrom.ordinary
      for (const word of words) {
        all.add(word)
        if (word.length >= from) spellable.add(word)
      }
    }
  }
  for (const [writing, foods] of byWriting) {
    const others = byWords.get(wordsOf(writing).join(' ')) ?? []
    if (others.length === foods.length) byWriting.delete(writing)
  }
  return { byWriting, byWords, byLetters, byAnyOrder, words: all, spellable }
}

/** The names of all plain foods, compiled when first asked for. */
export function nameIndex(): NameIndex {
  compiled ??= compile()
  return compiled
}
