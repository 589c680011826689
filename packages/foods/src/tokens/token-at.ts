import type { Tokens } from './read-tokens.ts'

interface Token {
  plain: string
  word: string
  /** Its place in the text, in characters. */
  start: number
  end: number
  /** What stands before it. */
  gap: number
}

/**
 * The word at an index.
 * @throws RangeError for an index that no word has
 */
export function tokenAt({ plain, words, starts, ends, gaps }: Tokens, at: number): Token {
  const [folded, word, start, end, gap] = [plain[at], words[at], starts[at], ends[at], gaps[at]]
  if (
    folded === undefined ||
    word === undefined ||
    start === undefined ||
    end === undefined ||
    gap === undefined
  ) {
    throw new RangeError(`No word has the index ${at}`)
  }
  return { plain: folded, word, start, end, gap }
}
