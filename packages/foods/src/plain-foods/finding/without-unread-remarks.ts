import { typedNames } from '../../interpret/names/typed-names.ts'
import { readTagText } from '../../interpret/tag-text.ts'
import { findProducts } from '../../products/find-products.ts'
import { readTokens } from '../../tokens/read-tokens.ts'
import { wordsOf } from '../name-index.ts'
import { withoutRemarks } from '../words-around/without-lead.ts'
import {
  flavourWords,
  harmlessWords,
  longestFirst,
  makers,
} from '../words-around/words-around-plain-foods.ts'
import { bySpelling } from './by-words.ts'

const bracket = /\s*[([]([^()[\]]+)[)\]]/gu

/** A bracket that names nothing, refuses nothing, and is not read: "(has to be the spirals)", "(10 piece)". */
function isUnread(inside: string): boolean {
  const words = wordsOf(inside)
  const isRead = (word: string) =>
    harmlessWords.has(word) || makers.has(word) || flavourWords.has(word)
  if (/\bflavou?r(?:ed)?\b/iu.test(inside)) return true
  if (words.every(isRead) || bySpelling(words).length > 0) return false
  const { names, governors } = readTagText(inside)
  return (
    names.length === 0 &&
    governors.every(({ kind }) => kind === 'liking' || kind === 'everything') &&
    findProducts(readTokens(inside)).length === 0
  )
}

/** "From Burger King": what it is made of there is the counter's. */
const fromPlace = new RegExp(
  `\\s+(?:from|at)\\s+(?:the\\s+)?(?:${longestFirst(typedNames.words['eating-place'])})(?:['’]?s)?(?!\\p{L})`,
  'giu',
)

/**
 * A food without what is said behind it and tells nothing of what it is made of, as far as we read: brackets, and where
 * it is got.
 *
 * @example withoutUnreadRemarks('nuggets (10 piece)') // 'nuggets'
 */
export const withoutUnreadRemarks = (typed: string): string =>
  typed
    .replace(bracket, (all, inside: string) => (isUnread(inside) ? '' : all))
    .replace(fromPlace, '')
    .trim()

/** Whether something is said behind a food that is not read: not "(a certain brand)", nor "(sometimes)". */
export function hasUnreadRemark(typed: string): boolean {
  const read = withoutRemarks(typed).trim()
  return withoutUnreadRemarks(read) !== read
}
