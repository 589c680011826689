import { findTerms, type TermHit } from '../terms/find-terms.ts'
import { placeOfWords } from '../tokens/place-of-words.ts'
import { readTokens, type Tokens } from '../tokens/read-tokens.ts'
import { productLexicon, productSubject } from './product-lexicon.ts'
import { isDecided } from './product-subjects.ts'

const covers = (outer: TermHit, inner: TermHit) =>
  inner.start >= outer.start && inner.end <= outer.end

const isLarger = (one: TermHit, other: TermHit) => one.end - one.start > other.end - other.start

const isName = ({ meanings }: TermHit) => meanings.some(({ subject }) => subject === productSubject)

/**
 * What a text says where it names products: of the longest names what the products hold, in place of what
 * the words of those names would say by themselves. "Goldfish" is no fish, and holds milk.
 */
export function withProducts(tokens: Tokens, hits: readonly TermHit[]): TermHit[] {
  const found = findTerms(productLexicon(), tokens)
  if (found.length === 0) return [...hits]
  const names = found.filter(isName)
  const others = hits.flatMap((hit) => {
    if (!names.some((name) => covers(name, hit))) return [hit]
    const meanings = hit.meanings.filter(({ subject }) => !isDecided(subject))
    return meanings.length > 0 ? [{ ...hit, meanings }] : []
  })
  const longest = found.filter(
    (hit) => !names.some((name) => covers(name, hit) && isLarger(name, hit)),
  )
  return [...others, ...longest]
}

/** Where the names of products stand in a text, as places of characters. */
export function productPlaces(text: string): { start: number; end: number }[] {
  const tokens = readTokens(text)
  return findTerms(productLexicon(), tokens)
    .filter(isName)
    .map((hit) => placeOfWords(tokens, hit))
}
