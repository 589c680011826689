import { isEverydayWord } from '../../spelling/is-everyday-word.ts'
import { gap, type Tokens } from '../../tokens/read-tokens.ts'
import type { Governor, Stretch } from '../tag-text.ts'

interface Read {
  tokens: Tokens
  governors: readonly Governor[]
}

/** Remarks in brackets that tell of harm or its medicine: "(hives, and then very tired)", "(wheezing, carries an EpiPen)". */
export function remarksOfHarm({ tokens: { plain, gaps }, governors }: Read): Stretch[] {
  const borders = gaps.flatMap((before, at) => (before >= gap.bracket ? [at] : []))
  return borders
    .map((start, nth): Stretch => ({ start, end: borders[nth + 1] ?? plain.length }))
    .filter(
      ({ start, end }) =>
        gaps[start] === gap.bracket &&
        governors.some(
          (one) =>
            (one.kind === 'harm' || one.kind === 'medicine') &&
            one.start >= start &&
            one.end <= end,
        ),
    )
}

/** The words of such remarks that tell no more than they do: "within minutes". Names and rarer words are none of them. */
export function wordsOfHarm(read: Read): ReadonlySet<number> {
  const { plain } = read.tokens
  return new Set(
    remarksOfHarm(read).flatMap(({ start, end }) =>
      plain.flatMap((word, at) => (at >= start && at < end && isEverydayWord(word) ? [at] : [])),
    ),
  )
}
