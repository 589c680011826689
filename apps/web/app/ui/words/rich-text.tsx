import { Fragment, type ReactNode } from 'react'

interface RichTextProps {
  /** A message with tags: "Read our <link>policy</link>." */
  text: string
  /** What each tag becomes, of the words within. */
  parts: Readonly<Record<string, (words: string) => ReactNode>>
}

const tagged = /<(\w+)>(.*?)<\/\1>/g

/** A sentence of the catalogue of which parts are links, marks or said to screen readers alone. */
export function RichText({ text, parts }: RichTextProps) {
  const pieces: ReactNode[] = []
  let end = 0
  for (const { 0: whole, 1: tag = '', 2: words = '', index } of text.matchAll(tagged)) {
    const part = parts[tag]
    if (!part) continue
    // Numbered, so that a control in a sentence stays itself where words before it change.
    pieces.push(text.slice(end, index), <Fragment key={pieces.length}>{part(words)}</Fragment>)
    end = index + whole.length
  }
  return [...pieces, text.slice(end)]
}
