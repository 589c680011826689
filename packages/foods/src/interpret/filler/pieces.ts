import type { Stretch, TagText } from '../tag-text.ts'

const separator = /[,;，；、،؛/|\n\r•·]/u

/** What stands between the separators of a tag, by its tokens. */
export function piecesOf({ tag, tokens }: TagText): Stretch[] {
  const { starts, ends, plain } = tokens
  const borders = plain.flatMap((_, at) =>
    at > 0 && separator.test(tag.slice(ends[at - 1], starts[at])) ? [at] : [],
  )
  return [0, ...borders].map((start, nth) => ({ start, end: borders[nth] ?? plain.length }))
}
