import { isEverydayWord } from '../spelling/is-everyday-word.ts'
import { expandTokens } from '../tokens/expand-tokens.ts'
import { gap, readTokens, type Tokens } from '../tokens/read-tokens.ts'
import { stemWord } from '../tokens/stem-word.ts'
import { freeWords } from './names/abbreviations.ts'
import { nameIndex } from './names/name-index.ts'
import { nearestNames } from './names/nearest-names.ts'
import { dishWords } from './words/dish-words.ts'

const gluedBefore = /^(no|non|avoid)([a-z]{3,})$/u
const gluedAfter = /^([a-z]{3,})(allergy|allergies|allergic|intolerant|intolerance)$/u
const gluedNumber = /^([a-z]{3,})(\d{1,2})$/u

/** "nomilk", "eggallergy" and "milk1" in two words. */
function gluedApart(word: string, isKnown: (stem: string) => boolean): string[] | null {
  const before = gluedBefore.exec(word)
  if (before?.[1] && before[2] && isKnown(stemWord(before[2]))) return [before[1], before[2]]
  const after = gluedAfter.exec(word) ?? gluedNumber.exec(word)
  if (after?.[1] && after[2] && isKnown(stemWord(after[1]))) return [after[1], after[2]]
  return null
}

const prefixes = /^(?:وال|بال|كال|لل|ال|[הלבמו])(?=.{2})/u

/** Arabic and Hebrew write "the", "to" and "from" into the word. */
function withoutPrefix(word: string, isKnown: (stem: string) => boolean): string | null {
  const rest = word.replace(prefixes, '')
  return rest !== word && isKnown(stemWord(rest)) ? rest : null
}

/** "g/f": a letter and an f over a slash, without spaces, are one abbreviation. */
const isSlashed = ({ plain, gaps, starts, ends }: Tokens, at: number): boolean =>
  plain[at + 1] === 'f' &&
  gaps[at + 1] === gap.slash &&
  (starts[at + 1] ?? 0) - (ends[at] ?? 0) === 1 &&
  freeWords(`${plain[at]}f`, ['gfdf']) !== null

function withoutSlashes(tokens: Tokens): Tokens {
  const slashed = tokens.plain.map((_, at) => isSlashed(tokens, at))
  if (!slashed.includes(true)) return tokens
  const kept = <Value>(values: readonly Value[], joined: (at: number) => Value) =>
    values.flatMap((value, at) => (slashed[at - 1] ? [] : [slashed[at] ? joined(at) : value]))
  const plain = kept(tokens.plain, (at) => `${tokens.plain[at]}f`)
  return {
    plain,
    words: kept(tokens.words, (at) => `${tokens.plain[at]}f`),
    starts: kept(tokens.starts, (at) => tokens.starts[at] ?? 0),
    ends: kept(tokens.ends, (at) => tokens.ends[at + 1] ?? 0),
    gaps: kept(tokens.gaps, (at) => tokens.gaps[at] ?? gap.hard),
  }
}

/** "peanutfree" in two words and "GFDF" in four, as they are meant. */
function freeApart(tokens: Tokens, isKnown: (stem: string) => boolean): Tokens {
  const parts = tokens.plain.map((word) => {
    const what = /^(.{3,})free$/u.exec(word)?.[1]
    if (what !== undefined && isKnown(stemWord(what))) return [what, 'free']
    const glued = isKnown(stemWord(word)) || isEverydayWord(word) ? null : gluedApart(word, isKnown)
    if (glued) return glued
    const bare = isKnown(stemWord(word)) ? null : withoutPrefix(word, isKnown)
    if (bare) return [bare]
    const others = tokens.plain.filter((other) => other !== word)
    return freeWords(word, others) ?? [word]
  })
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

/** A tag as words, unknown compounds split. */
export function readTagTokens(tag: string): Tokens {
  const index = nameIndex()
  return expandTokens(
    freeApart(withoutSlashes(readTokens(tag)), (stem) => index.words.has(stem)),
    (stem) => index.words.has(stem) || dishWords.has(stem),
    undefined,
    (word, mostEdits) => nearestNames(word, mostEdits).length > 0,
  )
}
