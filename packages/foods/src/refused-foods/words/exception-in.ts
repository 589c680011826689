import { typedNames } from '../../interpret/names/typed-names.ts'
import { gapBefore } from '../../tokens/gap-before.ts'
import { gap, type Tokens } from '../../tokens/read-tokens.ts'
import type { Span } from '../read-spans.ts'
import {
  allowedWords,
  denyingWords,
  exceptionPairs,
  exceptionWords,
  likedWords,
} from './words-around-foods.ts'

/** From which token on foods stay, and where the words that say so end. */
export interface Exception {
  border: number
  after: number
}

/** Begins a remark of its own: behind a comma, a bracket, a dash, or "but". */
const isSeparate = (tokens: Tokens, at: number): boolean =>
  gapBefore(tokens, at) > gap.space || tokens.plain[at - 1] === 'but'

/** "(fish fingers ok)", "dairy, likes cheese": a remark that allows what it names. */
function allowedRemark(tokens: Tokens, spans: readonly Span[], first: number): Exception | null {
  const { plain } = tokens
  const isDenied = (at: number) => denyingWords.has(plain[at - 1] ?? '')
  for (let at = first; at < plain.length; at += 1) {
    const word = plain[at] ?? ''
    if (isDenied(at)) continue
    if (likedWords.has(word) && isSeparate(tokens, at) && spans.some(({ start }) => start > at))
      return { border: at, after: at + 1 }
    if (!allowedWords.has(word)) continue
    let start = at
    while (start > first && !isSeparate(tokens, start)) start -= 1
    const isNamed = spans.some((span) => span.start >= start && span.end <= at)
    if (isNamed && isSeparate(tokens, start)) return { border: start, after: start }
  }
  return null
}

const all: ReadonlySet<string> = new Set(typedNames.words.everything)

/**
 * "refuses everything except rice": all else is refused, which is nothing that can be left out. By itself "anything
 * but rice" may be what is eaten.
 */
export function refusesAllElse(
  { plain }: Tokens,
  isRefusing: (at: number) => boolean,
  isPassed: (at: number) => boolean,
): boolean {
  const at = plain.findIndex((word) => all.has(word))
  const next = plain[at + 1] ?? ''
  const isExcepted =
    next === 'but' || exceptionWords.has(next) || exceptionPairs.has(`${next} ${plain[at + 2]}`)
  const before = plain.slice(0, Math.max(0, at)).map((_, nth) => nth)
  return isExcepted && at + 2 < plain.length && before.some(isRefusing) && before.every(isPassed)
}

/** Where the words of exception begin, and where what stays. Past the end where there are none. */
export function exceptionIn(tokens: Tokens, spans: readonly Span[]): Exception {
  const first = spans[0]?.end ?? 0
  const { plain } = tokens
  for (let at = first; at < plain.length; at += 1) {
    const pair = `${plain[at]} ${plain[at + 1] ?? ''}`
    if (exceptionPairs.has(pair)) return { border: at, after: at + 2 }
    if (exceptionWords.has(plain[at] ?? '')) return { border: at, after: at + 1 }
  }
  return allowedRemark(tokens, spans, first) ?? { border: plain.length, after: plain.length }
}
