import { isEverydayWord } from '../spelling/is-everyday-word.ts'
import { expandTokens } from '../tokens/expand-tokens.ts'
import { readAdditiveNumbers } from '../tokens/read-additive-numbers.ts'
import { gap, readTokens, type Tokens } from '../tokens/read-tokens.ts'
import { replaceWords } from '../tokens/replace-words.ts'
import { stemWord } from '../tokens/stems/stem-word.ts'
import { tokenAt } from '../tokens/token-at.ts'
import { nameIndex } from './names/name-index.ts'
import { freeWords } from './names/spelling/abbreviations.ts'
import { nearestNames } from './names/spelling/nearest-names.ts'
import { splitGluedWords } from './names/spelling/split-glued-words.ts'
import { typedNames } from './names/typed-names.ts'
import { dishWords } from './words/dish-words.ts'

/** "teacher" is no tea. */
const persons: ReadonlySet<string> = new Set(typedNames.words['other-person'].map(stemWord))

const prefixes = /^(?:وال|بال|كال|لل|ال|[وبل]|[הלבמו])(?=.{2})/u

/** Arabic and Hebrew write "the", "to" and "from" into the word. */
function withoutPrefix(word: string, isKnown: (stem: string) => boolean): string | null {
  const rest = word.replace(prefixes, '')
  return rest !== word && isKnown(stemWord(rest)) ? rest : null
}

/** "g/f": a letter and an f over a slash, without spaces, are one abbreviation. */
const isSlashed = (tokens: Tokens, at: number): boolean =>
  tokens.plain[at + 1] === 'f' &&
  tokens.gaps[at + 1] === gap.slash &&
  tokenAt(tokens, at + 1).start - tokenAt(tokens, at).end === 1 &&
  freeWords(`${tokens.plain[at]}f`, ['gfdf']) !== null

function withoutSlashes(tokens: Tokens): Tokens {
  const slashed = tokens.plain.map((_, at) => isSlashed(tokens, at))
  if (!slashed.includes(true)) return tokens
  const withoutSlashed = <Value>(
    values: readonly Value[],
    joined = (_at: number, value: Value) => value,
  ) =>
    values.flatMap((value, at) =>
      slashed[at - 1] ? [] : [slashed[at] ? joined(at, value) : value],
    )
  const plain = withoutSlashed(tokens.plain, (_, letter) => `${letter}f`)
  return {
    plain,
    words: withoutSlashed(tokens.words, (at) => `${tokens.plain[at]}f`),
    starts: withoutSlashed(tokens.starts),
    ends: withoutSlashed(tokens.ends, (at) => tokenAt(tokens, at + 1).end),
    gaps: withoutSlashed(tokens.gaps),
  }
}

/** "peanutfree" in two words and "GFDF" in four, as they are meant. */
function separateFree(tokens: Tokens, isKnown: (stem: string) => boolean): Tokens {
  const parts = tokens.plain.map((word) => {
    const what = /^(.{3,})free$/u.exec(word)?.[1]
    if (what !== undefined && isKnown(stemWord(what))) return [what, 'free']
    const glued =
      isKnown(stemWord(word)) || isEverydayWord(word) ? null : splitGluedWords(word, isKnown)
    if (glued) return glued
    const bare = isKnown(stemWord(word)) ? null : withoutPrefix(word, isKnown)
    if (bare) return [bare]
    return freeWords(word, tokens.plain) ?? [word]
  })
  return replaceWords(tokens, parts)
}

/** A tag as words, unknown compounds split. */
export function readTagTokens(tag: string): Tokens {
  const index = nameIndex()
  return expandTokens(
    separateFree(readAdditiveNumbers(withoutSlashes(readTokens(tag))), (stem) =>
      index.words.has(stem),
    ),
    (stem) => index.words.has(stem) || dishWords.has(stem) || persons.has(stem),
    undefined,
    (word, mostEdits) => nearestNames(word, mostEdits).length > 0,
  )
}
