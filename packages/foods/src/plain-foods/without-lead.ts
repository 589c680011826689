import { typedNames } from '../interpret/names/typed-names.ts'
import { readTokens } from '../tokens/read-tokens.ts'
import { isSeldom } from './how-often.ts'
import { harmlessWords, shapeWords } from './words-around-plain-foods.ts'

const escaped = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replaceAll("'", "['’]")

const anyOf = (phrases: readonly string[]): string =>
  phrases
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')

const { words } = typedNames
const subject = `(?:${anyOf(words['lead-subject'])})`
const only = `(?:${anyOf(words['lead-only'])})`
const verb = `(?:${anyOf([...words['lead-verb'], ...words.liking])})`
/** Chinese writes no spaces. */
const gap = String.raw`(?:\s+|(?<=\p{Script=Han})|(?=['’]))`
const end = String.raw`(?:\s*[:：–-]\s*|\s+|(?<=\p{Script=Han}))`

const lead = new RegExp(
  `^\\s*(?:(?:${subject}${gap})?(?:${only}${gap}){0,2}${verb}(?:\\s+${only})?${end}|only\\s+)(?=\\S)`,
  'iu',
)

const bracket = /\s*\(([^()]*)\)/gu

/** Of brackets: which, and of whom. */
const whichOne = new Set(
  readTokens('one certain same specific particular new maybe preferred best lately again').words,
)

const saysNoFood = (remark: string): boolean =>
  isSeldom(remark) ||
  readTokens(remark).words.every(
    (word) => (harmlessWords.has(word) && !shapeWords.has(word)) || whichOne.has(word),
  )

/** Without brackets that say that a brand matters, or how often: "(a certain brand)". */
export const withoutRemarks = (typed: string): string =>
  typed.replace(bracket, (all, remark: string) => (saysNoFood(remark) ? '' : all))

/**
 * A safe food without the words with which a sentence about it begins, in the languages of
 * `data/typed/words/lead-verb.yaml`. What refuses stays.
 *
 * @example withoutLead('He will only eat pasta') // 'pasta'
 */
export function withoutLead(typed: string): string {
  const left = typed.replace(lead, '')
  return left.trim() === '' ? typed : left
}
