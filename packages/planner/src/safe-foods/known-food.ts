import type { Food } from '@brightplate/foods/food'
import { requireFood } from '@brightplate/foods/foods'
import { readIngredientLine } from '@brightplate/foods/ingredient-lines/read-ingredient-line'
import { findProducts } from '@brightplate/foods/products/find-products'
import { readTokens } from '@brightplate/foods/tokens/read-tokens'
import { singular } from '@brightplate/foods/tokens/stems/singular'
import { type SideRow, sideRows } from './side-rows.ts'

/** What a safe food that a parent typed stands for in the food table. */
export interface KnownFood {
  /** Kinds of it, the one that is served first. */
  foods: readonly [Food, ...Food[]]
  row: SideRow | null
}

const fillers = [
  'a',
  'some',
  'my',
  'the',
  'of',
  'plain',
  'fresh',
  'slice',
  'sliced',
  'piece',
  'cut',
]

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(singular)

/** Words of a phrase, lower case and singular. */
export const phraseOf = (text: string): string => wordsOf(text).join(' ')

const rowOfPhrase = new Map(
  sideRows.flatMap((row) => row.names.split(', ').map((name) => [phraseOf(name), row] as const)),
)

const kindsOf = (row: SideRow): KnownFood => {
  const [first, ...others] = row.foods
  return { foods: [requireFood(first), ...others.map(requireFood)], row }
}

/** A product is what its maker sells: "Just Egg" is no egg of the table. */
export const namesProduct = (typed: string) =>
  findProducts(readTokens(typed)).some(({ isGuess }) => !isGuess)

function read(typed: string): KnownFood | null {
  if (namesProduct(typed)) return null
  const words = wordsOf(typed)
  const short = words.filter((word) => !fillers.includes(word)).join(' ')
  const row = rowOfPhrase.get(words.join(' ')) ?? rowOfPhrase.get(short)
  if (row) return kindsOf(row)
  const { food } = readIngredientLine(typed)
  const named = food ?? readIngredientLine(short).food
  return named && { foods: [named], row: null }
}

const known = new Map<string, KnownFood | null>()
/** So that what parents type never fills the memory of a thread. */
const maxCached = 1000

/** The food that a typed safe food means, or null where we know none. */
export function knownFood(typed: string): KnownFood | null {
  const before = known.get(typed)
  if (before !== undefined) return before
  if (known.size >= maxCached) known.clear()
  const found = read(typed)
  known.set(typed, found)
  return found
}
