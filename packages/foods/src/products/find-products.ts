import { isEverydayWord } from '../spelling/is-everyday-word.ts'
import { type NearIndex, nearIndexOf, wordsNear } from '../spelling/near-words.ts'
import { gap, readTokens, type Tokens } from '../tokens/read-tokens.ts'
import { knownStems } from './known-stems.ts'
import type { Product } from './product.ts'
import { joinedKeys, keysOfName } from './product-names.ts'
import { products } from './products.ts'
import { type NamesOfBrands, namesOfBrands, separateBrands } from './separate-brand.ts'

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
  /** Keys by how many words they are written in: a guess has as many. */
  keysByWords: ReadonlyMap<number, NearIndex>
  brands: ReadonlyMap<string, ReadonlySet<string>>
  namesOfBrands: NamesOfBrands
  /** The first letters of every name. */
  beginnings: ReadonlySet<string>
  /** Letters of the longest name: no longer stretch is looked up. */
  longest: number
}

const mostWords = 8
/** Shorter names have too many neighbours among everyday words. */
const shortestGuess = 6
const lettersOfBeginning = 3
/** A name goes on over hyphens and "&", not over commas. */
const widest = gap.slash

function indexOf(all: readonly Product[]): NameIndex {
  const byKey = new Map<string, Product>()
  const aloneByKey = new Map<string, Product>()
  const brands = new Map<string, Set<string>>()
  const byWords = new Map<number, Set<string>>()
  for (const product of all) {
    for (const name of [product.name, ...product.also]) {
      const count = readTokens(name).words.length
      const alike = byWords.get(count) ?? new Set()
      byWords.set(count, alike)
      for (const key of keysOfName(name)) {
        byKey.set(key, product)
        if (key.length >= shortestGuess) alike.add(key)
      }
    }
    for (const key of product.alone.flatMap(keysOfName)) aloneByKey.set(key, product)
    brands.set(product.id, new Set(keysOfName(product.brand)))
  }
  const keys = [...byKey.keys(), ...aloneByKey.keys()]
  return {
    byKey,
    aloneByKey,
    keysByWords: new Map([...byWords].map(([count, keys]) => [count, nearIndexOf(keys)])),
    brands,
    namesOfBrands: namesOfBrands(all, readTokens),
    beginnings: new Set(keys.map((key) => key.slice(0, lettersOfBeginning))),
    longest: Math.max(0, ...keys.map(({ length }) => length)) + 2,
  }
}

let compiled: NameIndex | null = null
const nameIndex = () => {
  compiled ??= indexOf(products)
  return compiled
}

function guessed(key: string, words: number, index: NameIndex): Product | null {
  const keys = index.keysByWords.get(words)
  if (key.length < shortestGuess || !keys) return null
  const [near] = wordsNear(keys, key, 1)
  return near ? (index.byKey.get(near.word) ?? null) : null
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

/** Words that may be slips of the pen: those that mean nothing by themselves. */
const slipsIn = ({ plain, words }: Tokens): boolean[] =>
  plain.map(
    (word, at) => word.length > 2 && !isEverydayWord(word) && !knownStems().has(words[at] ?? ''),
  )

function guessAt(
  tokens: Tokens,
  slips: readonly boolean[],
  start: number,
  end: number,
): Product | null {
  const isMeant = !slips.slice(start, end).includes(true)
  if (isMeant) return null
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

/** How far a name that begins at each word may go on. */
function endsOfRuns({ gaps }: Tokens): number[] {
  const ends: number[] = []
  for (let at = gaps.length - 1; at >= 0; at -= 1) {
    const next = gaps[at + 1]
    ends[at] = next !== undefined && next <= widest ? (ends[at + 1] ?? at + 1) : at + 1
  }
  return ends
}

/** Whether a name begins with the letters at each word; a singular has the first letters of its plural. */
function beginsAt({ plain }: Tokens, { beginnings }: NameIndex): boolean[] {
  return plain.map((word, at) => {
    let letters = word
    for (let next = at + 1; letters.length < lettersOfBeginning && next < plain.length; next += 1)
      letters += plain[next]
    for (let length = Math.min(lettersOfBeginning, letters.length); length > 0; length -= 1)
      if (beginnings.has(letters.slice(0, length))) return true
    return false
  })
}

function find(tokens: Tokens): FoundProduct[] {
  const ends = endsOfRuns(tokens)
  const index = nameIndex()
  const found: FoundProduct[] = []
  const isTaken = (start: number, end: number) =>
    found.some((one) => start < one.end && one.start < end)
  const take = (find: (start: number, end: number) => Product | null, isGuess: boolean) => {
    for (let length = Math.min(mostWords, tokens.words.length); length > 0; length -= 1) {
      for (const [start, endOfRun] of ends.entries()) {
        const end = start + length
        if (end > endOfRun || isTaken(start, end)) continue
        if (tokens.plain.slice(start, end).join('').length > index.longest) continue
        const product = find(start, end)
        if (product) found.push({ start, end, product, isGuess })
      }
    }
  }
  const begins = beginsAt(tokens, index)
  take((start, end) => (begins[start] ? wholeName(tokens, start, end) : null), false)
  for (const one of separateBrands(tokens, index.namesOfBrands)) {
    if (!isTaken(one.start, one.end)) found.push({ ...one, isGuess: false })
  }
  take((start, end) => (begins[start] ? productAt(tokens, start, end) : null), false)
  const slips = slipsIn(tokens)
  if (slips.includes(true)) take((start, end) => guessAt(tokens, slips, start, end), true)
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
