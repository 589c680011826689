import type { Stretch, TagText } from './tag-text.ts'
import { fillerWords, stopWords } from './words/small-words.ts'

/** The words of a tag that say "none": all of it, or what stands before "except". Null where there are none. */
export function saysNone({ names, tokens, governors }: TagText): Stretch | null {
  const found = names
    .filter(({ meanings }) => meanings.some(({ subject }) => subject === 'none:'))
    .sort((a, b) => b.end - b.start - (a.end - a.start))
  const isFiller = (from: number, to: number) =>
    tokens.plain.slice(from, to).every((word) => fillerWords.has(word))
  const isLoose = (from: number, to: number) =>
    tokens.plain.slice(from, to).every((word) => fillerWords.has(word) || stopWords.has(word))
  const whole = found.find(
    ({ start, end }) => isFiller(0, start) && isFiller(end, tokens.plain.length),
  )
  if (whole) return { start: 0, end: tokens.plain.length }
  for (const { start, end } of found) {
    const exception = governors.find(
      (one) =>
        one.start >= end &&
        isLoose(end, one.start) &&
        (one.kind === 'allowance-before' || one.kind === 'turn'),
    )
    if (isLoose(0, start) && exception) return { start: 0, end: exception.end }
  }
  return null
}
