import { gap, type Tokens } from './read-tokens.ts'
import { stemWord } from './stem-word.ts'

/** Tokens with each word in the parts that are given for it, which share its place in the text. */
export function replaceWords(tokens: Tokens, parts: readonly (readonly string[])[]): Tokens {
  const spread = <Value>(values: readonly Value[]) =>
    parts.flatMap((part, at) => part.flatMap(() => values[at] ?? []))
  return {
    plain: parts.flat(),
    words: parts.flatMap((part, at) =>
      part.length > 1 || part[0] !== tokens.plain[at]
        ? part.map(stemWord)
        : (tokens.words[at] ?? []),
    ),
    starts: spread(tokens.starts),
    ends: spread(tokens.ends),
    gaps: parts.flatMap((part, at) =>
      part.map((_, nth) => (nth > 0 ? gap.space : (tokens.gaps[at] ?? gap.hard))),
    ),
  }
}
