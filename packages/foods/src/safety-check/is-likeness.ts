import { gap, type Tokens } from '../vocabulary/read-tokens.ts'

const measures = new Set(['size', 'sized', 'shape', 'shaped', 'colored', 'coloured', 'fed'])
const articles = new Set(['a', 'an', 'one'])

/**
 * Whether a term only tells size, shape, colour or fodder: "walnut-sized", "the size of a small egg",
 * "milk-fed veal".
 *
 * Input: the tokens of a text, and the term's first token and the one after its last.
 */
export function isLikeness(tokens: Tokens, start: number, end: number): boolean {
  const { plain, words, gaps } = tokens
  if (measures.has(plain[end] ?? '') && (gaps[end] ?? gap.hard) <= gap.hyphen) {
    // "eggs, size large" and "eggs size M" are eggs
    return plain[end - 1] === words[end - 1]
  }
  for (const article of [start - 1, start - 2]) {
    if (articles.has(plain[article] ?? '')) {
      const isSize = plain[article - 2] === 'size' && plain[article - 1] === 'of'
      if (isSize && gaps.slice(article, start + 1).every((one) => one <= gap.hyphen)) return true
    }
  }
  return false
}
