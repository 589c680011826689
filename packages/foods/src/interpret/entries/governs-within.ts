import { withoutHarmless } from '../../plain-foods/words-around/words-around-plain-foods.ts'
import { isContent } from '../filler/small-word.ts'
import { type Governor, isGoverning, readTagText } from '../tag-text.ts'
import { namesSomething } from './entry-words.ts'
import { isGoverned } from './governors-of-list.ts'

/** "But only McDonald's", "boiled" and "ok" refuse nothing. */
const saysHow: ReadonlySet<Governor['kind']> = new Set([
  'liking',
  'everything',
  'turn',
  'partial-state',
  'allowance-before',
  'allowance-after',
])

/** "yogurt (rash)": the bracket speaks of the one food before it. */
const remark = /[([][^()[\]]*[)\]]/gu

/**
 * Whether an entry, in the midst of a list, names its own food before it refuses, and refuses what stands behind: "dosa
 * no chutney", "pb&j used to be fav but allergic now"; neither "no milk" nor "nuts - allergic", which may be of all.
 */
export function governsWithin(entry: string): boolean {
  if (/[:：]/u.test(entry) || !isGoverned(entry)) return false
  const text = readTagText(withoutHarmless(entry.replace(remark, ' ')))
  const { plain, starts } = text.tokens
  const governors = text.governors.filter(({ kind }) => kind !== 'liking' && kind !== 'everything')
  const refusing = governors.filter(({ kind }) => !saysHow.has(kind))
  const first = Math.min(plain.length, ...refusing.map(({ start }) => start))
  if (!namesSomething(text.tag.slice(0, starts[first]))) return false
  const isSaid = (at: number) => isContent(text, at) && !isGoverning(text, at)
  // "used to", behind its food, begins a clause that is of this food.
  const isClause = refusing.some(
    ({ kind, start }) => kind === 'formerly' && plain[start] === 'used',
  )
  return (
    isClause ||
    refusing.every(
      ({ kind, end, start }) =>
        refusing.some((one) => one.start === start && one.kind === 'refusal-before') &&
        (kind === 'refusal-before' || kind === 'refusal-after') &&
        plain.some((_, at) => at >= end && isSaid(at)),
    )
  )
}
