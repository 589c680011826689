import { findProducts } from '../../products/find-products.ts'
import type { Product } from '../../products/product.ts'
import { readTokens } from '../../tokens/read-tokens.ts'
import { mayBe } from '../may-be.ts'
import { wordsOf } from '../name-index.ts'
import type { PlainFood, PlainGroup } from '../plain-food.ts'
import {
  flavourWords,
  harmlessWords,
  isOwnState,
  makers,
  stateWords,
} from '../words-around/words-around-plain-foods.ts'
import { byName, byWords } from './by-words.ts'
import { type Found, none } from './found.ts'

interface NamedProduct {
  product: Product
  /** Words beside it for its state or flavour. */
  beside: readonly string[]
}

/** The product that a whole phrase names. */
function productOf(typed: string): NamedProduct | null {
  const tokens = readTokens(typed)
  const [found, ...others] = findProducts(tokens)
  if (!found || found.isGuess || others.length > 0) return null
  const beside = tokens.words.filter(
    (word, at) =>
      (at < found.start || at >= found.end) && !harmlessWords.has(word) && !makers.has(word),
  )
  const isDescribed = (word: string) => stateWords.has(word) || flavourWords.has(word)
  return beside.every(isDescribed) ? { product: found.product, beside } : null
}

/** Groups whose products differ in flavour alone. */
const flavoured: readonly PlainGroup[] = [
  'yogurt',
  'cereal',
  'bar',
  'pastry',
  'pancake-waffle',
  'dessert',
  'drink-sweet',
  'fruit-pouch',
  'hot-cereal',
  'milk',
]

/** Too general to identify a food beside a maker's name. */
const anyOfAKind = new Set(
  wordsOf('cereal crackers chips cookies biscuits candy cakes snacks puffs bars pops muffins'),
)

/** "Tyson chicken nuggets": a product whose name, without its maker's, is that of a plain food. */
export function byProduct(typed: string): Found {
  const named = productOf(typed)
  if (!named) return none
  const { product, beside } = named
  const isDescribedFor = ({ group }: PlainFood) =>
    beside.every(
      (word) => isOwnState(group, word) || (flavourWords.has(word) && flavoured.includes(group)),
    )
  const ofMaker = new Set(wordsOf(product.brand))
  const whole = byName(wordsOf(product.name)).filter(isDescribedFor)
  if (whole.length > 0) return whole
  const bare = wordsOf(product.name).filter((word) => !ofMaker.has(word))
  return bare.every((word) => anyOfAKind.has(word)) ? none : byWords(bare).filter(isDescribedFor)
}

/** What was found without what the product that the phrase names cannot be: a "Cadbury egg" is no egg. */
export function ofItsKind(typed: string, found: Found): Found {
  if (found.length === 0) return found
  const product = productOf(typed)?.product
  if (!product) return found
  const bare = wordsOf(typed).filter((word) => !makers.has(word) && !harmlessWords.has(word))
  if (bare.every((word) => anyOfAKind.has(word))) return none
  return found.filter(({ group }) => mayBe(product.category, group))
}
