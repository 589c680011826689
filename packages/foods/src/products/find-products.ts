import { isEverydayWord } from '../spelling/is-everyday-word.ts'
import { gap, readTokens, type Tokens } from '../tokens/read-tokens.ts'
import { brandsApart, type NamesOfBrands, namesOfBrands } from './brand-apart.ts'
import { knownStems } from './known-stems.ts'
import type { Product } from './product.ts'
import { joinedKeys, keysOfName } from './product-names.ts'
import { products } from './products.ts'

export interface FoundProduct {
  start: number
  end: number
  product: Product
  /** Spelt otherwise by one letter: a question, never an answer. */
  isGuess: boolean
}

interface NameIndex {
  byKey: ReadonlyMap<string, Product>
  aloneByKey: ReadonlyMap<string, Product>
  /** Names with one letter left out, for what is spelt otherwise by one. */
  nearKeys: ReadonlyMap<string, readonly string[]>
  /** Of how many words each key is written: a guess has as many. */
  wordCounts: ReadonlyMap<string, ReadonlySet<number>>
  brands: ReadonlyMap<string, ReadonlySet<string>>
  /** How many letters names of so many words have. */
  lettersByWords: ReadonlyMap<number, ReadonlySet<number>>
  namesOfBrands: NamesOfBrands
  /** Letters of the longest name: no longer stretch is looked up. */
  longest: number
}

const mostWords = 8
/** Shorter names have too many neighbours among everyday words. */
const shortestGuess = 6
/** A name goes on over hyphens and "&", not over commas. */
const widest = gap.slash

const withoutOneLetter = (word: string) =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))

function indexOf(all: readonly Product[]): NameIndex {
  const byKey = new Map<string, Product>()
  const aloneByKey = new Map<string, Product>()
  const nearKeys = new Map<string, string[]>()
  const brands = new Map<string, Set<string>>()
  const wordCounts = new Map<string, Set<number>>()
  for (const product of all) {
    for (const name of [product.name, ...product.also]) {
      const count = readTokens(name).words.length
      for (const key of keysOfName(name)) {
        byKey.set(key, product)
        wordCounts.set(key, new Set([...(wordCounts.get(key) ?? []), count]))
      }
    }
    for (const key of product.alone.flatMap(keysOfName)) aloneByKey.set(key, product)
    brands.set(product.id, new Set(keysOfName(product.brand)))
  }
  const lettersByWords = new Map<number, Set<number>>()
  for (const [key, counts] of wordCounts) {
    for (const count of counts)
      lettersByWords.set(count, (lettersByWords.get(count) ?? new Set()).add(key.length))
  }
  for (const key of byKey.keys()) {
    if (key.length < shortestGuess) continue
    for (const near of [key, ...withoutOneLetter(key)]) {
      nearKeys.set(near, [...(nearKeys.get(near) ?? []), key])
    }
  }
  return {
    byKey,
    aloneByKey,
    nearKeys,
    wordCounts,
    brands,
    lettersByWords,
    namesOfBrands: namesOfBrands(all, readTokens),
    longest:
      Math.max(0, ...[...byKey.keys(), ...aloneByKey.keys()].map(({ length }) => length)) + 2,
  }
}

let compiled: NameIndex | null = null
const nameIndex = () => {
  compiled ??= indexOf(products)
  return compiled
}

/** Whether one is the other with a letter more, less, changed or swapped with its neighbour. */
function differByOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  const rest = one.slice(from)
  const otherRest = other.slice(from)
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  )
}

function guessed(
  key: string,
  words: number,
  { byKey, nearKeys, wordCounts, lettersByWords }: NameIndex,
): Product | null {
  const letters = lettersByWords.get(words)
  const isAsLong = [key.length - 1, key.length, key.length + 1].some((one) => letters?.has(one))
  if (key.length < shortestGuess || !isAsLong) return null
  for (const near of [key, ...withoutOneLetter(key)]) {
    for (const candidate of nearKeys.get(near) ?? []) {
      if (wordCounts.get(candidate)?.has(words) && differByOne(key, candidate))
        return byKey.get(candidate) ?? null
    }
  }
  return null
}

function productAt(tokens: Tokens, start: number, end: number): Product | null {
  const { byKey, aloneByKey } = nameIndex()
  const keys = joinedKeys(tokens, start, end)
  for (const key of keys) {
    const named = byKey.get(key)
    if (named) return named
  }
  if (start > 0 || end < tokens.words.length) return null
  return keys.map((key) => aloneByKey.get(key)).find((one) => one !== undefined) ?? null
}

/** A name of several words, before a brand that stands apart; a brand alone gives way to it. */
const wholeName = (tokens: Tokens, start: number, end: number): Product | null =>
  end - start > 1 ? productAt(tokens, start, end) : null

function guessAt(tokens: Tokens, start: number, end: number): Product | null {
  // Words that mean something by themselves are no slip of the pen.
  const isMeant = (at: number) => {
    const plain = tokens.plain[at] ?? ''
    return plain.length < 3 || isEverydayWord(plain) || knownStems().has(tokens.words[at] ?? '')
  }
  if (tokens.plain.slice(start, end).every((_, at) => isMeant(start + at))) return null
  const index = nameIndex()
  for (const key of joinedKeys(tokens, start, end)) {
    const product = guessed(key, end - start, index)
    if (product) return product
  }
  return null
}

/** "Kellogg's" before "Froot Loops" belongs to the name. */
function withBrand(tokens: Tokens, start: number, brands: ReadonlySet<string> | undefined): number {
  for (let from = Math.max(0, start - 3); from < start; from += 1) {
    if (tokens.gaps.slice(from + 1, start + 1).some((width) => width > widest)) continue
    if (joinedKeys(tokens, from, start).some((key) => brands?.has(key))) return from
  }
  return start
}

/**
 * The products that a text names, the longest names first taken, in the order of the text. Spacing, hyphens,
 * apostrophes and plurals do not matter; a name spelt otherwise by one letter is a guess.
 *
 * @example findProducts(readTokens('Eggo waffles'))[0]?.product.holds.allergens // ['milk', 'egg', 'wheat', 'soy']
 */
export function findProducts(tokens: Tokens): readonly FoundProduct[] {
  const known = foundBefore.get(tokens)
  if (known) return known
  const found = find(tokens)
  foundBefore.set(tokens, found)
  return found
}

/** One reading of a tag asks several times. */
const foundBefore = new WeakMap<Tokens, readonly FoundProduct[]>()

/** Letters before each word. */
function lettersBefore({ plain }: Tokens): number[] {
  const sums = [0]
  for (const word of plain) sums.push((sums.at(-1) ?? 0) + word.length)
  return sums
}

function find(tokens: Tokens): FoundProduct[] {
  const letters = lettersBefore(tokens)
  const index = nameIndex()
  const found: FoundProduct[] = []
  const isTaken = (start: number, end: number) =>
    found.some((one) => start < one.end && one.start < end)
  const take = (find: (start: number, end: number) => Product | null, isGuess: boolean) => {
    for (let length = Math.min(mostWords, tokens.words.length); length > 0; length -= 1) {
      for (let start = 0; start + length <= tokens.words.length; start += 1) {
        const end = start + length
        if ((letters[end] ?? 0) - (letters[start] ?? 0) > index.longest) continue
        if (isTaken(start, end)) continue
        if (tokens.gaps.slice(start + 1, end).some((width) => width > widest)) continue
        const product = find(start, end)
        if (product) found.push({ start, end, product, isGuess })
      }
    }
  }
  take((start, end) => wholeName(tokens, start, end), false)
  for (const one of brandsApart(tokens, index.namesOfBrands)) {
    if (!isTaken(one.start, one.end)) found.push({ ...one, isGuess: false })
  }
  take((start, end) => productAt(tokens, start, end), false)
  take((start, end) => guessAt(tokens, start, end), true)
  const { brands } = index
  return found
    .map((one) => {
      const start = withBrand(tokens, one.start, brands.get(one.product.id))
      const isFree =
        start === one.start || !found.some((other) => start < other.end && other.start < one.start)
      return isFree ? { ...one, start } : one
    })
    .sort((one, other) => one.start - other.start)
}
