/** A word of a Spanish text, or what a parent typed, in its quotes. */
export interface SpanishToken {
  /** As it stands there. */
  text: string
  /** What stands before it: spaces and marks. */
  before: string
  isQuoted: boolean
}

const pieces = /«[^»]*»|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*|\d+(?:[.,/]\d+)*|%/gu

/** The words of a text, and what stands behind the last. */
export function spanishTokens(text: string): { tokens: SpanishToken[]; end: string } {
  const tokens: SpanishToken[] = []
  let read = 0
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    tokens.push({
      text: piece,
      before: text.slice(read, index),
      isQuoted: piece.startsWith('«'),
    })
    read = index + piece.length
  }
  return { tokens, end: text.slice(read) }
}
