import type { TermHit } from '../../../terms/find-terms.ts'
import { gapBefore } from '../../../tokens/gap-before.ts'
import { gap, readTokens, type Tokens } from '../../../tokens/read-tokens.ts'
import { typedNames } from '../typed-names.ts'

/** Letters with their accents, in one form. */
const lettersOf = (text: string) => text.normalize('NFC').toLowerCase()

/** Words of a text with their accents; "etsiz" has been read as two. */
function wordsOf(text: string, { plain, starts, ends }: Tokens): string[] {
  return plain.map((word, at) => {
    const letters = lettersOf(text.slice(starts[at], ends[at]))
    return /^[a-z]+$/u.test(letters) ? word : letters
  })
}

interface WrittenName {
  words: readonly string[]
  subject: string
  isPlain: boolean
}

let compiled: ReadonlyMap<string, readonly WrittenName[]> | null = null

function writtenNames(): ReadonlyMap<string, readonly WrittenName[]> {
  if (compiled) return compiled
  const written = typedNames.allergies.flatMap(({ id, asWritten }) =>
    asWritten.map((name): WrittenName => {
      const words = wordsOf(name, readTokens(name))
      return { words, subject: `concept:${id}`, isPlain: /^[a-z\d ]+$/u.test(name) }
    }),
  )
  compiled = Map.groupBy(written, ({ words }) => words[0] ?? '')
  return compiled
}

/**
 * Names that count with their own accents alone: "mè" is sesame, "me" a word of many languages. One without an
 * accent counts where nothing stands beside it but what refuses it: "peanut, me", "et yemez".
 */
export function findAsWritten(
  text: string,
  tokens: Tokens,
  refuses: (at: number) => boolean,
): TermHit[] {
  const names = writtenNames()
  const words = wordsOf(text, tokens)
  const isEnd = (at: number) => at >= words.length || gapBefore(tokens, at) >= gap.slash
  const standsAlone = (start: number, end: number) =>
    (isEnd(start) || refuses(start - 1)) && (isEnd(end) || refuses(end))
  return words.flatMap((word, start) =>
    (names.get(word) ?? [])
      .filter(({ words: own, isPlain }) => {
        const end = start + own.length
        const isHere = own.every((one, nth) => words[start + nth] === one)
        return isHere && (!isPlain || standsAlone(start, end))
      })
      .map(({ words: own, subject }) => ({
        start,
        end: start + own.length,
        meanings: [{ subject, strength: 'itself' as const }],
      })),
  )
}
