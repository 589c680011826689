import { expandTokens } from '../vocabulary/expand-tokens.ts'
import { gap, readTokens, type Tokens } from '../vocabulary/read-tokens.ts'
import { stemWord } from '../vocabulary/stem-word.ts'
import { freeWords } from './abbreviations.ts'
import { nameIndex } from './name-index.ts'
import { nearestNames } from './nearest-names.ts'

/** "peanutfree" in two words and "GFDF" in four, as they are meant. */
function freeApart(tokens: Tokens, isKnown: (stem: string) => boolean): Tokens {
  const parts = tokens.plain.map((word) => {
    const what = /^(.{3,})free$/u.exec(word)?.[1]
    if (what !== undefined && isKnown(stemWord(what))) return [what, 'free']
    const others = tokens.plain.filter((other) => other !== word)
    return freeWords(word, others) ?? [word]
  })
  const spread = <Value>(values: readonly Value[]) =>
    parts.flatMap((part, at) => part.flatMap(() => values[at] ?? []))
  return {
    plain: parts.flat(),
    words: parts.flatMap((part, at) =>
      part.length > 1 ? part.map(stemWord) : (tokens.words[at] ?? []),
    ),
    starts: spread(tokens.starts),
    ends: spread(tokens.ends),
    gaps: parts.flatMap((part, at) =>
      part.map((_, nth) => (nth > 0 ? gap.space : (tokens.gaps[at] ?? gap.hard))),
    ),
  }
}

/** A tag as words, unknown compounds split. */
export function readTagTokens(tag: string): Tokens {
  const index = nameIndex()
  return expandTokens(
    freeApart(readTokens(tag), (stem) => index.words.has(stem)),
    (stem) => index.words.has(stem),
    undefined,
    (word, mostEdits) => nearestNames(word, mostEdits).length > 0,
  )
}
