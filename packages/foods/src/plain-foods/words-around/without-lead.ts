import { typedNames } from '../../interpret/names/typed-names.ts'
import { readTokens } from '../../tokens/read-tokens.ts'
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
/** "My 6 year old", "my 4yo son". */
const ofAge = String.raw`my \d{1,2}[ -]?(?:years?|yrs?|yo|y\/o|months?|mos?)(?:[ -]olds?)?(?: (?:son|daughter|boy|girl|kid|child|toddler))?`
/** "Our daughter Mia (5)": without an age behind it a second word may be "never". */
const named = String.raw`(?:my|our) (?:son|daughter|kid|child|boy|girl|toddler|kiddo)(?: \p{L}+)?\s*\(\s*(?:age[ds]?\s*)?\d{1,2}[^()]{0,12}\)`
const subject = `(?:${anyOf(words['lead-subject'])}|${ofAge}|${named})`
const only = `(?:${anyOf(words['lead-only'])})`
const verb = `(?:${anyOf([...words['lead-verb'], ...words.liking])})`
/** Chinese writes no spaces. */
const gap = String.raw`(?:\s+|(?<=\p{Script=Han})|(?=['’]))`
const end = String.raw`(?:\s*[:：–-]\s*|\s+|(?<=\p{Script=Han}))`

const occasion = `(?:${anyOf(words['lead-occasion'])})`
const opening = `(?:${anyOf(words['lead-opening'])})`
const meal = `(?:${anyOf(words['lead-meal'])})`
const heading = `(?:${anyOf([...words['lead-heading'], ...words['lead-meal']])})`
const seldom = `(?:${anyOf(words.seldom)})`
const copula = String.raw`(?:\s+(?:is|are|it['’]s|its|it is|would be|will be|we do|there['’]s|son|es))`
const colon = String.raw`(?:\s*[:：=]\s*|\s+[–-]\s+)`

/** "Luke's safe foods are", "her foods right now:". */
const whose = String.raw`(?!(?:${anyOf(words['other-person'])})['’]s)\p{L}+['’]s`
const listOf = String.raw`(?:(?:${whose}|his|her|their|the|our)\s+)?(?:(?:safe|solid|accepted|current|only|main|favou?rite|usual|preferred|go-to)\s+)+foods?(?:\s+(?:list|right now|at the moment))?(?:\s*[:：–-]+\s*|\s+(?:are|is|include|includes)\s*[:：]?\s+)|(?:${whose}|his|her|their)\s+foods?(?:\s+(?:right now|at the moment))?(?:\s*[:：]\s*|\s+(?:are|include)\s*[:：]?\s+)`

const comma = String.raw`(?:\s*[,，:：–-]+\s*|\s+)`

/** "He's 7 and" */
const aged = String.raw`(?:(?:['’]s|\s+is)\s+\d{1,2}(?:[.,]\d)?(?:\s+(?:years?|yrs?|months?)(?:\s+old)?)?,?\s+and(?=\s))?`

/** "He will only eat", "also likes", "sometimes he'll eat". */
const eats = `(?:(?:${seldom}${gap})?${subject}${aged}${gap})?(?:(?:${only}|${seldom})${gap}){0,3}${verb}(?:\\s+${only})?${end}`

const lead = new RegExp(
  `^\\s*(?:${opening}${comma}){0,3}(?:` +
    // "Breakfast:", "Snacks are", "Fruit is only"
    `(?:${heading}(?:\\s+foods?)?${colon}|${meal}(?:${copula}|\\s+either)\\s+|${heading}(?:[ -]wise,?)?${copula}\\s+(?:${only}\\s+)+|${occasion}${copula}?${comma})(?:${eats}|(?:${only}\\s+)+)?` +
    `|${listOf}|${eats}(?:${occasion}\\s+)?|(?:${only}\\s+){1,3}(?<=only\\s|just\\s|mostly\\s|mainly\\s|literally\\s)|only\\s+)(?=\\S)`,
  'iu',
)

const refusing: ReadonlySet<string> = new Set(
  [...words['refusal-before'], ...words.formerly].flatMap((phrase) => readTokens(phrase).plain),
)

/** "My daughter Ana eats": the name is a word with a capital, and none that refuses: "My son Never". */
const calledBefore =
  /^(\s*(?:[Mm]y|[Oo]ur) (?:son|daughter|kid|child|boy|girl|toddler|kiddo)),? (\p{Lu}\p{Ll}+),?(?=\s)/u

/** "Emma will eat": no food eats. */
const eaterBefore =
  /^\s*(\p{Lu}\p{Ll}+)(?=(?: (?:will|only|also|just|mostly|really|does))* (?:eats?|likes|loves|drinks|accepts|lives on)(?!\p{L}))/u

const others: ReadonlySet<string> = new Set([
  ...words['other-person'],
  'nobody',
  'noone',
  'everyone',
])

const withoutName = (typed: string): string =>
  typed
    .replace(calledBefore, (all, who: string, name: string) =>
      refusing.has(name.toLowerCase()) ? all : who,
    )
    .replace(eaterBefore, (all, name: string) =>
      refusing.has(name.toLowerCase()) || others.has(name.toLowerCase()) ? all : 'he',
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
  const left = withoutName(typed).replace(lead, '')
  if (left.trim() === '' || left === withoutName(typed)) return typed
  // "He's 7 and lives on carbs: bread"
  return withoutLead(left)
}
