import type { Tokens } from './read-tokens.ts'
import { tokenAt } from './token-at.ts'

/**
 * Where the words from `start` up to, not including, `end` stand in the text, in characters.
 * @throws RangeError for words that the text does not have
 */
export const placeOfWords = (
  tokens: Tokens,
  { start, end }: { start: number; end: number },
): { start: number; end: number } => ({
  start: tokenAt(tokens, start).start,
  end: tokenAt(tokens, end - 1).end,
})
