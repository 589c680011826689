import { nameIndex as plainNames, wordsOf } from '../../plain-foods/name-index.ts'
import { withoutLead, withoutRemarks } from '../../plain-foods/without-lead.ts'
import { withoutHarmless } from '../../plain-foods/words-around-plain-foods.ts'
import { findProducts } from '../../products/find-products.ts'
import { isContent } from '../filler/small-word.ts'
import { settledNames } from '../names/settled-names.ts'
import { typedNames } from '../names/typed-names.ts'
import { foodNames } from '../read-excluded.ts'
import { refusedGroups } from '../refused-groups.ts'
import { type Governor, readTagText, type Stretch, type TagText, typedAt } from '../tag-text.ts'
import { dishNames } from '../words/dish-words.ts'
import { isWishWord } from '../words/wish-words.ts'

/** Why a safe food may be none: what its words name, for a question about it. */
export interface SafeFoodDoubt {
  foods: readonly string[]
}

const inFoodNames: ReadonlySet<string> = new Set(typedNames.words['in-food-names'])
const otherPersons: ReadonlySet<string> = new Set(typedNames.words['other-person'])
const ofTheChild = new Set(['he', 'she', 'him', 'her', 'his', 'son', 'daughter', 'child', 'kid'])
const exceptions = new Set(['but', 'except', 'besides'])
const eating = new Set(['eat', 'eats', 'has', 'have', 'drink', 'drinks'])

const within = (inner: Stretch, outer: Stretch) =>
  inner.start >= outer.start && inner.end <= outer.end

/** What is named as a whole, signs and refusing words inside it: "no bake cheesecake", a product by its name. */
function wholeNames({ tag, tokens }: TagText): Stretch[] {
  const { starts, ends, plain } = tokens
  const products = findProducts(tokens).filter(({ isGuess }) => !isGuess)
  const isPlain = plainNames().byWords.has(wordsOf(tag).join(' '))
  const whole = /\p{Extended_Pictographic}/u.test(tag) ? [] : [{ start: 0, end: plain.length }]
  return [...products, ...(isPlain && starts.length === ends.length ? whole : [])]
}

interface Read {
  text: TagText
  /** Foods, groups and products, in the order of the text. */
  named: readonly Stretch[]
}

const isNamed = ({ named }: Read, at: number) =>
  named.some(({ start, end }) => at >= start && at < end)

const isDish = (read: Read, at: number) =>
  isNamed(read, at) || dishNames.has(read.text.tokens.plain[at] ?? '')

/** A refusal is of the food itself where none stands before it, or nothing behind: "pizza, no cheese" is a pizza. */
function refusesTheFood(read: Read, { start, end }: Governor): boolean {
  const { plain } = read.text.tokens
  const hasFoodBefore = plain.some((_, at) => at < start && isDish(read, at))
  const saysWhat = plain.some(
    (_, at) => at >= end && (isDish(read, at) || isContent(read.text, at)),
  )
  return !hasFoodBefore || !saysWhat
}

/** "won’t eat anything but nuggets": the nuggets are eaten. */
const isExcepted = ({ governors, tokens }: TagText): boolean =>
  governors.some(
    ({ kind, start, end }) =>
      kind === 'everything' &&
      governors.some((one) => one.kind === 'refusal-before' && one.end <= start) &&
      exceptions.has(tokens.plain[end] ?? '') &&
      end < tokens.plain.length,
  )

function governs(read: Read, governor: Governor): boolean {
  const { text } = read
  const { plain } = text.tokens
  const words = (more: number) => plain.slice(governor.start, governor.end + more).join(' ')
  if (inFoodNames.has(words(0)) || inFoodNames.has(words(1))) return false
  switch (governor.kind) {
    case 'allergy':
    case 'harm':
    case 'medicine':
    case 'sign':
    case 'formerly':
      return true
    case 'refusal-before':
    case 'refusal-after':
      return refusesTheFood(read, governor) && !isExcepted(text)
    default:
      return false
  }
}

/** "gassy", "meltdowns": told of a food, it is a reaction. */
const tellsOfReaction = (text: TagText): Stretch[] =>
  settledNames(text, ['advice', 'clinician', 'goal'], false).filter(
    ({ kind, understood }) =>
      kind !== 'goal' ||
      understood.some((one) => one.kind === 'goal' && ['calm', 'constipation'].includes(one.goal)),
  )

/** "nothing green", where "nothing but pasta" is pasta. */
const isOfNothing = ({ tokens: { plain } }: TagText): boolean =>
  plain.length > 1 && plain[0] === 'nothing' && !exceptions.has(plain[1] ?? '')

/** "brother eats cheese" tells of somebody else. */
const tellsOfOthers = ({ tokens, governors }: TagText): boolean =>
  tokens.plain.some(
    (word, at) =>
      otherPersons.has(word) &&
      (eating.has(tokens.plain[at + 1] ?? '') ||
        governors.some(({ kind, start }) => kind === 'liking' && start >= at)),
  )

/** "cheese bungs him up": a sentence about the child of which a word is not read. */
function tellsMore(read: Read): boolean {
  const { text } = read
  const { plain } = text.tokens
  const isSaid = (at: number) =>
    isDish(read, at) ||
    isWishWord(plain[at] ?? '') ||
    inFoodNames.has(plain[at] ?? '') ||
    text.governors.some(({ kind, start, end }) => kind === 'liking' && at >= start && at < end)
  return (
    plain.some((word) => ofTheChild.has(word)) &&
    plain.some((_, at) => isNamed(read, at)) &&
    plain.some((_, at) => !isSaid(at))
  )
}

/**
 * Whether a safe food, as typed, says that it is refused, harms, or is eaten by somebody else. Null where it does not.
 *
 * @example doubtOfSafeFood('cheese (rash)')?.foods // ['cheese']
 */
export function doubtOfSafeFood(typed: string): SafeFoodDoubt | null {
  const text = readTagText(withoutHarmless(withoutLead(withoutRemarks(typed))))
  const whole = wholeNames(text)
  const isWhole = (one: Stretch) => whole.some((name) => within(one, name))
  const named = [...foodNames(text, () => true), ...refusedGroups(text)]
  const read: Read = { text, named }
  const isDoubted =
    text.governors.some((one) => !isWhole(one) && governs(read, one)) ||
    tellsOfReaction(text).some(
      (one) => !isWhole(one) && named.some((food) => !within(food, one)),
    ) ||
    (named.length > 0 && /[?？]\s*$/u.test(typed)) ||
    isOfNothing(text) ||
    tellsOfOthers(text) ||
    tellsMore(read)
  if (!isDoubted) return null
  const longest = named.filter(
    (one) => !named.some((other) => other !== one && within(one, other) && !within(other, one)),
  )
  return { foods: [...new Set(longest.map((one) => typedAt(text, one).toLowerCase()))] }
}
