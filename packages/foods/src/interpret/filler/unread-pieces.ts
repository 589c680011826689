import { typedNames } from '../names/typed-names.ts'
import type { Role } from '../read-parts.ts'
import { isGoverning, type Stretch, type TagText } from '../tag-text.ts'
import { careWords } from '../words/care-words.ts'
import { isWishWord } from '../words/wish-words.ts'
import { piecesOf } from './pieces.ts'
import { remarksOfHarm } from './remarks-of-harm.ts'
import { isContent } from './small-word.ts'

const states: ReadonlySet<string> = new Set(
  typedNames.words['partial-state'].flatMap((term) => term.split(' ')),
)

/** Says how it is with what stands before: "milk, severe", "egg, baked", "nuts, please". */
const isRemark = (text: TagText, at: number): boolean => {
  const word = text.tokens.plain[at] ?? ''
  return (
    careWords.has(word) ||
    states.has(word) ||
    isWishWord(word) ||
    isGoverning(text, at) ||
    /^[a-z]$/u.test(word)
  )
}

/** Pieces between separators of which nothing was read, although each of their words is a small one: they are no filler. */
export function unreadPieces(text: TagText, roles: readonly (Role | undefined)[]): Stretch[] {
  const pieces = piecesOf(text)
  if (pieces.length < 2) return []
  const remarks = remarksOfHarm(text)
  const isOfHarm = (at: number) => remarks.some(({ start, end }) => at >= start && at < end)
  return pieces.filter(({ start, end }) => {
    const places = Array.from({ length: end - start }, (_, nth) => start + nth)
    return (
      places.every((at) => roles[at] === undefined && !isContent(text, at)) &&
      places.some((at) => !isRemark(text, at) && !isOfHarm(at))
    )
  })
}
