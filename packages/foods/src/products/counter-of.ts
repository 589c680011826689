import { readTokens } from '../tokens/read-tokens.ts'
import { findProducts } from './find-products.ts'
import { keysOfName } from './product-names.ts'
import { products } from './products.ts'
import { wordsOfBrand } from './separate-brand.ts'

const isCounters = ({ category }: (typeof products)[number]) => category === 'fast food'

/** A pepper too: "chipotle chicken". */
const alsoFoods: readonly string[] = ['Chipotle']

/** Said of food that somebody else has cooked, whoever that is. */
const anyCounter =
  /\b(?:restaurants?|take-?(?:out|away)|drive[- ]?(?:thru|through)|fast[- ]food|carry-?out)\b/iu

let brands: ReadonlyMap<string, string> | null = null

/** Brands of counters by their keys. */
const brandsOfCounters = () => {
  brands ??= new Map(
    products
      .filter(isCounters)
      .flatMap(({ brand }) => keysOfName(brand).map((key) => [key, brand] as const)),
  )
  return brands
}

/** "Subway ham sandwich": a brand that a phrase begins with. */
function brandBefore(typed: string): string | null {
  const tokens = readTokens(typed)
  for (const [key, brand] of brandsOfCounters())
    if (wordsOfBrand(tokens, key) > 0 && !alsoFoods.includes(brand)) return brand
  return null
}

/**
 * Who hands a food out ready to eat, as a parent names it; null for what is bought in a shop or made at home. `name` is
 * null where it is not said.
 */
export function counterOf(typed: string): { name: string | null } | null {
  const found = findProducts(readTokens(typed)).find(
    ({ product, isGuess }) => isCounters(product) && !isGuess,
  )
  const name = found?.product.brand ?? brandBefore(typed)
  if (name !== null && name !== undefined) return { name }
  return anyCounter.test(typed) ? { name: null } : null
}
