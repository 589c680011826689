import { britishWords } from '../../../compiled/british-words.js'

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const known = new RegExp(
  `(?<![\\p{L}\\d-])(?:${britishWords.toldBy.map(escaped).join('|')})(?![\\p{L}\\d-])`,
  'iu',
)

/** One such name may have been read in a book or bought in a shop of imports. */
const leastNames = 2

/**
 * Whether a list of foods was typed in the United Kingdom or Ireland, as at least two of them have names that are typed
 * nowhere else.
 *
 * @example isBritishList(['chips', 'fish fingers', 'cheese and onion crisps']) // true
 */
export const isBritishList = (foods: readonly string[]): boolean =>
  foods.filter((food) => known.test(food)).length >= leastNames
