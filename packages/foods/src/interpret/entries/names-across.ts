import { nameIndex as plainNames, wordsOf } from '../../plain-foods/name-index.ts'
import { findProducts } from '../../products/find-products.ts'
import { gap } from '../../tokens/read-tokens.ts'
import type { Stretch, TagText } from '../tag-text.ts'

const mostWords = 10

/**
 * The names of several words that hold a link ("mac and cheese", "half & half"), by their tokens. `links` are the
 * tokens before which a link stands, or that are one.
 */
export function namesAcross(text: TagText, links: readonly number[]): Stretch[] {
  const { tag, tokens } = text
  const isAcross = ({ start, end }: Stretch) => links.some((at) => at > start && at < end)
  const joined = (start: number, end: number) =>
    tokens.gaps.slice(start + 1, end).every((width) => width < gap.comma)
  const plain = links.flatMap((at) => {
    const found: Stretch[] = []
    for (let start = Math.max(0, at - mostWords); start < at; start += 1) {
      for (let end = at + 1; end <= Math.min(tokens.plain.length, start + mostWords); end += 1) {
        if (!joined(start, end)) break
        const typed = tag.slice(tokens.starts[start], tokens.ends[end - 1])
        if (plainNames().byWords.has(wordsOf(typed).join(' '))) found.push({ start, end })
      }
    }
    return found
  })
  return [
    ...text.names,
    ...findProducts(tokens).filter(({ isGuess }) => !isGuess),
    ...plain,
  ].filter(isAcross)
}
