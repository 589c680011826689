import { gapBefore } from '../tokens/gap-before.ts'
import { gap, type Tokens } from '../tokens/read-tokens.ts'
import { cueWords } from '../vocabulary/cue-words.ts'

// with a hyphen: "1 egg size L" is an egg, and "cheese shaped into balls" cheese
const likened = new Set(cueWords.likeness)
const articles = new Set(['a', 'an', 'one'])

/**
 * Whether a term only tells size, shape, colour or fodder: "walnut-sized", "the size of a small egg",
 * "milk-fed veal".
 *
 * Input: the tokens of a text, and the term's first token and the one after its last.
 */
export function isLikeness(tokens: Tokens, start: number, end: number): boolean {
  const { plain, words } = tokens
  const next = plain[end] ?? ''
  const between = gapBefore(tokens, end)
  if (plain[end - 1] === words[end - 1]) {
    if (likened.has(next) && between === gap.hyphen) return true
    if (next === 'fed' && between <= gap.hyphen) return true
  }
  for (const article of [start - 1, start - 2]) {
    if (articles.has(plain[article] ?? '')) {
      const isSize = plain[article - 2] === 'size' && plain[article - 1] === 'of'
      if (isSize && tokens.gaps.slice(article, start + 1).every((one) => one <= gap.hyphen))
        return true
    }
  }
  return false
}
