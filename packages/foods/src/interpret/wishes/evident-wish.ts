import { gapBefore } from '../../tokens/gap-before.ts'
import { gap } from '../../tokens/read-tokens.ts'
import { isSmallWord } from '../filler/small-word.ts'
import type { Standing } from '../governed-foods.ts'
import type { SettledName } from '../names/settled-names.ts'
import type { Stretch, TagText } from '../tag-text.ts'
import { dishNames } from '../words/dish-words.ts'
import { isFace, isGlad } from '../words/faces.ts'
import { isWishWord, wishLinks } from '../words/wish-words.ts'
import { refusedGroups } from './refused-groups.ts'

const isIn = (at: number, { start, end }: Stretch) => at >= start && at < end

/** Names that may stand beside a food that is wished for: "crunchy apples", "vegan cheese", "new: pasta". */
const settledBeside = new Set<SettledName['kind']>(['texture', 'diet', 'puree', 'none'])

/** A wish as it is read: its foods, and what says by itself what it means. */
export interface WishRead {
  text: TagText
  foods: readonly Stretch[]
  settled: readonly SettledName[]
  standing: readonly Standing[]
}

/** Between commas, brackets and ends. */
function clausesOf({ tokens }: TagText): Stretch[] {
  const borders = tokens.plain.flatMap((_, at) =>
    at > 0 && gapBefore(tokens, at) >= gap.comma ? [at] : [],
  )
  return [0, ...borders].map((start, nth) => ({ start, end: borders[nth] ?? tokens.plain.length }))
}

/** "grandma’s soup": who makes it, not who likes it. */
const isPossessive = ({ tag, tokens }: TagText, at: number): boolean =>
  /^['’]s\s/u.test(tag.slice(tokens.ends[at]))

/**
 * The places of a tag at which a food is wished for beyond doubt: alone, or with words of liking, preparation, amount
 * and occasion, or a maker. Any other word beside it ("gassy with cheese", "brother loves cheese") leaves a doubt, and
 * in a clause without a food of its own it speaks of all.
 */
export function evidentPlaces({
  text,
  foods,
  settled,
  standing,
}: WishRead): (at: number) => boolean {
  const { plain } = text.tokens
  // "cheese pain" names no French bread
  const named = [...foods, ...refusedGroups(text).filter((one) => !isSmallWord(text, one, false))]
  const isNamed = (at: number) => named.some((one) => isIn(at, one))
  const isSaidLiked = (at: number) =>
    text.governors.some((one) => one.kind === 'liking' && isIn(at, one))
  const isDishAt = (at: number) => isNamed(at) || dishNames.has(plain[at] ?? '')
  const isEvidentAt = (at: number, clause: Stretch): boolean => {
    const word = plain[at] ?? ''
    const own = settled.find((one) => isIn(at, one))
    if (own) return settledBeside.has(own.kind)
    if (isNamed(at) || isSaidLiked(at)) return true
    if (isFace(word)) return isGlad(word)
    if (wishLinks.has(word) && at > clause.start) {
      for (let before = at - 1; before >= clause.start; before -= 1)
        if (isDishAt(before) || isSaidLiked(before)) return true
      return false
    }
    return (
      !wishLinks.has(word) && (isWishWord(word) || (isPossessive(text, at) && isDishAt(at + 1)))
    )
  }
  const clauses = clausesOf(text).map((clause) => {
    const places = plain.flatMap((_, at) => (isIn(at, clause) ? [at] : []))
    const isOut = places.every((at) => standing[at] === 'out')
    return {
      ...clause,
      isEvident: isOut || places.every((at) => isEvidentAt(at, clause)),
      isRemark: !isOut && !places.some(isDishAt),
    }
  })
  const hasDoubt = clauses.some(({ isRemark, isEvident }) => isRemark && !isEvident)
  return (at) => !hasDoubt && (clauses.find((clause) => isIn(at, clause))?.isEvident ?? false)
}
