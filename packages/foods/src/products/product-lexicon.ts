import { buildTermIndex, type TermIndex } from '../terms/term-index.ts'
import { readTokens } from '../tokens/read-tokens.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { vocabularyOf } from '../vocabulary/vocabulary-of.ts'
import type { Product } from './product.ts'
import { subjectsOf } from './product-subjects.ts'
import { products } from './products.ts'

/** The subject of every product's name, whatever it holds. */
export const productSubject = 'product'
/** Before the subject of what only some kinds of a product hold. */
export const oftenPrefix = 'often:'

/** Shorter ones, "m m" written together, are other words. */
const shortestTogether = 5

/** Names that mean the product wherever they stand, written together too where they have two words. */
function termsOf({ name, also }: Product): string[] {
  return [name, ...also].flatMap((term) => {
    const { plain } = readTokens(term)
    const together = plain.join('')
    return plain.length > 1 && together.length >= shortestTogether ? [term, together] : [term]
  })
}

function vocabulariesOf(product: Product): [string, Vocabulary][] {
  const terms = termsOf(product)
  const held = subjectsOf(product.holds)
  const often = subjectsOf(product.oftenHolds).filter((subject) => !held.includes(subject))
  const mayHold = (subject: string) => held.includes(subject) || often.includes(subject)
  const isMeatWithMilk = mayHold('product:meat') && mayHold('allergen:milk')
  if (isMeatWithMilk && !held.includes('product:meat-with-milk'))
    often.push('product:meat-with-milk')
  if (mayHold('product:meat')) often.push('product:uncertified-meat')
  if (mayHold('allergen:oats')) often.push('diet:uncertified-oats')
  return [
    [productSubject, vocabularyOf({ products: terms })],
    ...held.map((subject): [string, Vocabulary] => [subject, vocabularyOf({ products: terms })]),
    ...often.map((subject): [string, Vocabulary] => [
      `${oftenPrefix}${subject}`,
      vocabularyOf({ checkLabel: terms }),
    ]),
  ]
}

let compiled: TermIndex | null = null

/** The names of every product with what each holds, compiled once. */
export function productLexicon(): TermIndex {
  compiled ??= buildTermIndex(products.flatMap(vocabulariesOf))
  return compiled
}

/** Whether a word stands in the name of a product. */
export const isProductWord = (stem: string): boolean => productLexicon().words.has(stem)
