import { gap, type Tokens } from '../tokens/read-tokens.ts'
import type { Product } from './product.ts'
import { joinedKeys, keysOfName } from './product-names.ts'

/** How families shorten a brand. */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  'McDonald’s': ['McDs', 'McD’s', 'Maccies', 'Maccas', 'Mickey D’s', 'Macdonalds', 'MacDonald’s'],
  'Burger King': ['BK'],
  'Chick-fil-A': ['CFA'],
  'Trader Joe’s': ['TJ’s', 'TJs'],
  'Kellogg’s': ['Kelloggs', 'Kellogs', 'Kellogg'],
  Danone: ['Dannon'],
}

/** Between a name and its brand these say nothing: "fries from McDonald’s", "nuggets, the Tyson ones". */
const links = new Set(['from', 'by', 'the', 'at', 'brand', 'only', 'of', 'my', 'his', 'her'])
const mostWordsOfBrand = 3
const mostWordsOfName = 6

const aliases = new Map<string, string>(
  Object.entries(shortNames).flatMap(([brand, others]) =>
    others.flatMap(keysOfName).map((key) => [key, keysOfName(brand)[0] ?? brand] as const),
  ),
)

/** The key under which a brand is kept, for one of its names. */
const brandKey = (key: string): string => aliases.get(key) ?? key

/** Products by brand, then by what their names are without it: "corn flakes" of Kellogg's. */
export type NamesOfBrands = ReadonlyMap<string, ReadonlyMap<string, Product>>

/** Where a written name ends to be its brand; 0 where it does not begin with one. */
export function wordsOfBrand(tokens: Tokens, brand: string): number {
  for (let end = 1; end <= Math.min(mostWordsOfBrand, tokens.words.length - 1); end += 1)
    if (joinedKeys(tokens, 0, end).some((key) => brandKey(key) === brand)) return end
  return 0
}

/** Each product by its brand and the rest of each of its names. */
export function namesOfBrands(
  all: readonly Product[],
  read: (name: string) => Tokens,
): NamesOfBrands {
  const found = new Map<string, Map<string, Product>>()
  for (const product of all) {
    const brand = brandKey(keysOfName(product.brand)[0] ?? '')
    const own = found.get(brand) ?? new Map<string, Product>()
    found.set(brand, own)
    for (const name of [product.name, ...product.also]) {
      const tokens = read(name)
      const from = wordsOfBrand(tokens, brand)
      if (from === 0) continue
      for (const key of joinedKeys(tokens, from, tokens.words.length))
        if (!own.has(key)) own.set(key, product)
    }
  }
  return found
}

export interface SeparateBrand {
  start: number
  end: number
  product: Product
}

/** Whether a name and a brand belong together: side by side, in brackets, or over words that say nothing. */
function isJoined({ plain, gaps }: Tokens, from: number, to: number): boolean {
  return (
    plain.slice(from, to).every((word) => links.has(word)) &&
    gaps.slice(from, to + 1).every((width) => width <= gap.bracket)
  )
}

function nameBeside(
  tokens: Tokens,
  brand: { start: number; end: number },
  names: ReadonlyMap<string, Product>,
): SeparateBrand | null {
  for (let length = mostWordsOfName; length > 0; length -= 1) {
    for (let start = 0; start + length <= tokens.words.length; start += 1) {
      const end = start + length
      const isBefore = end <= brand.start && isJoined(tokens, end, brand.start)
      const isBehind = start >= brand.end && isJoined(tokens, brand.end, start)
      if (!isBefore && !isBehind) continue
      if (tokens.gaps.slice(start + 1, end).some((width) => width > gap.slash)) continue
      const product = joinedKeys(tokens, start, end)
        .map((key) => names.get(key))
        .find((one) => one !== undefined)
      if (product)
        return { start: Math.min(start, brand.start), end: Math.max(end, brand.end), product }
    }
  }
  return null
}

/** Products whose brand stands apart from their name, or is shortened: "corn flakes (Kelloggs)", "McDs fries". */
export function separateBrands(tokens: Tokens, brands: NamesOfBrands): SeparateBrand[] {
  const found: SeparateBrand[] = []
  for (let start = 0; start < tokens.words.length; start += 1) {
    for (let length = mostWordsOfBrand; length > 0; length -= 1) {
      const end = start + length
      if (end > tokens.words.length) continue
      const names = joinedKeys(tokens, start, end)
        .map((key) => brands.get(brandKey(key)))
        .find((one) => one !== undefined)
      const one = names ? nameBeside(tokens, { start, end }, names) : null
      if (one && !found.some((other) => one.start < other.end && other.start < one.end))
        found.push(one)
    }
  }
  return found
}
