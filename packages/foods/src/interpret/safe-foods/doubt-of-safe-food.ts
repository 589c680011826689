import { nameIndex as plainNames, wordsOf } from '../../plain-foods/name-index.ts'
import { withoutLead, withoutRemarks } from '../../plain-foods/words-around/without-lead.ts'
import { withoutHarmless } from '../../plain-foods/words-around/words-around-plain-foods.ts'
import { findProducts } from '../../products/find-products.ts'
import { plainStretches } from '../../refused-foods/plain-stretches.ts'
import { gap } from '../../tokens/read-tokens.ts'
import { namesSomething } from '../entries/entry-words.ts'
import { tellsOfTheChild } from '../entries/tells-of-the-child.ts'
import { unknownHeading } from '../entries/unknown-heading.ts'
import { isSmallWord } from '../filler/small-word.ts'
import { settledNames } from '../names/settled-names.ts'
import { typedNames } from '../names/typed-names.ts'
import { foodNames } from '../read-excluded.ts'
import { saysNone } from '../says-none.ts'
import { type Governor, readTagText, type Stretch, type TagText, typedAt } from '../tag-text.ts'
import { refusedGroups } from '../wishes/refused-groups.ts'
import { dishNames } from '../words/dish-words.ts'
import { limitingWords } from '../words/occasion-words.ts'
import { isWishWord } from '../words/wish-words.ts'

/** Why a safe food may be none: what its words name, for a question about it. */
export interface SafeFoodDoubt {
  foods: readonly string[]
}

const { words } = typedNames
const inFoodNames: ReadonlySet<string> = new Set(words['in-food-names'])
const otherPersons: ReadonlySet<string> = new Set(words['other-person'])
/** "Dr Pepper" is no word of a doctor. */
const clinicians: ReadonlySet<string> = new Set(words.clinician.filter(({ length }) => length > 2))
const ofBody: ReadonlySet<string> = new Set(words.body)
/** What a food may be made or served without: "nuggets but not the skin". */
const leftOut: ReadonlySet<string> = new Set(words['left-out'].flatMap((term) => term.split(' ')))
const ofTheChild = new Set(['he', 'she', 'him', 'her', 'his', 'son', 'daughter', 'child', 'kid'])
const exceptions = new Set(['but', 'except', 'besides'])
const forWhom = new Set(['for', 'only', 'just'])
const eating = new Set(['eat', 'eats', 'has', 'have', 'drink', 'drinks'])

const within = (inner: Stretch, outer: Stretch) =>
  inner.start >= outer.start && inner.end <= outer.end

/** A cross that was typed as a letter, and a minus beside a plus: "eggs x", "+rice -peas". */
const crossed = /^x\s|\p{L}.*\sx$|(?:^|\s)\+\p{L}.*\s-\p{L}/iu

/** What is named as a whole, refusing words inside it: "no bake cheesecake", a product by its name. */
function wholeNames({ tag, tokens, governors }: TagText): Stretch[] {
  const { starts, ends, plain } = tokens
  const products = findProducts(tokens).filter(({ isGuess }) => !isGuess)
  const isPlain = plainNames().byWords.has(wordsOf(tag).join(' '))
  const hasSign =
    /\p{Extended_Pictographic}/u.test(tag) || governors.some(({ kind }) => kind === 'sign')
  const whole = hasSign || crossed.test(tag) ? [] : [{ start: 0, end: plain.length }]
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

/** What a food may be without and is the same food: another food, a part of it, a manner. */
const mayBeWithout = (read: Read, at: number): boolean => {
  const word = read.text.tokens.plain[at] ?? ''
  return isDish(read, at) || isWishWord(word) || leftOut.has(word) || /ed$/u.test(word)
}

/**
 * A refusal is of the food itself where none stands before it, where it heads a list, or where nothing that a food may
 * be without stands behind it: "pizza, no cheese" is a pizza, "yogurt: not since March" is none.
 */
function refusesTheFood(read: Read, { start, end }: Governor): boolean {
  const { tag, tokens } = read.text
  const hasFoodBefore =
    tokens.plain.some((_, at) => at < start && isDish(read, at)) ||
    plainStretches(tokens).some((plain) => plain.end <= start)
  const saysWhat = tokens.plain.some((_, at) => at >= end && mayBeWithout(read, at))
  const isHeading = /^\s*[:：]/u.test(tag.slice(tokens.ends[end - 1]))
  return !hasFoodBefore || !saysWhat || isHeading
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

/** "milk; eggs; none of these" */
const refusesNamed =
  /(?<!\p{L})(?:none|neither|not any) of (?:these|those|them|the above)(?!\p{L})/iu

/** "Pasta. No eggs. Rice", where one sentence may be of another. */
const isOfSentences = ({ tag, governors }: TagText): boolean =>
  /(?<!\b(?:dr|mrs?|st|mt))(?<=\p{L}{2})[.!?]\s+\p{L}{2}/iu.test(tag) &&
  governors.some(({ kind }) => kind !== 'liking' && kind !== 'everything')

/** "brother eats cheese", "for dad: eggs", "fish fingers (brother only)" tell of somebody else. */
const tellsOfOthers = ({ tokens: { plain }, governors }: TagText): boolean =>
  plain.some(
    (word, at) =>
      otherPersons.has(word) &&
      (eating.has(plain[at + 1] ?? '') ||
        limitingWords.has(plain[at + 1] ?? '') ||
        forWhom.has(plain[at - 1] ?? '') ||
        governors.some(({ kind, start }) => kind === 'liking' && start >= at)),
  )

/** "peanut butter (allergist says wait)", "strawberries - red round the mouth". */
const tellsOfHealth = ({ named, text }: Read, isWhole: (one: Stretch) => boolean): boolean =>
  named.length > 0 &&
  text.tokens.plain.some(
    (word, at) =>
      (clinicians.has(word) || ofBody.has(word)) &&
      !isWhole({ start: at, end: at + 1 }) &&
      !named.some((one) => at >= one.start && at < one.end),
  )

/** "cheese bungs him up": a sentence about the child of which a word is not read. */
function tellsMore(read: Read): boolean {
  const { text } = read
  const { plain } = text.tokens
  const isGoverned = (at: number) =>
    isDish(read, at) ||
    isWishWord(plain[at] ?? '') ||
    inFoodNames.has(plain[at] ?? '') ||
    text.governors.some(({ kind, start, end }) => kind === 'liking' && at >= start && at < end)
  return (
    plain.some((word) => ofTheChild.has(word)) &&
    plain.some((_, at) => isNamed(read, at)) &&
    plain.some((_, at) => !isGoverned(at))
  )
}

/** What the question names: "crunchy carrots" and "soy nut/butter" are one name each, an allergy is none. */
function namesAsTyped({ text, named }: Read): Stretch[] {
  const { gaps } = text.tokens
  const isGiven = (one: Stretch) =>
    text.governors.some(
      (governor) =>
        governor.kind === 'allergy' && governor.start < one.end && one.start < governor.end,
    )
  const isCrossed = (one: Stretch) => /\s-\p{L}/u.test(typedAt(text, one))
  const names = [...named, ...plainStretches(text.tokens)]
    .filter((one) => !isGiven(one) && !isCrossed(one))
    .sort((one, other) => one.start - other.start)
  const joined: Stretch[] = []
  for (const { start, end } of names) {
    const last = joined.at(-1)
    if (last && (start < last.end || (start === last.end && gaps[start] === gap.space)))
      joined.splice(-1, 1, { start: last.start, end: Math.max(last.end, end) })
    else joined.push({ start, end })
  }
  return joined
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
  const groups = refusedGroups(text).filter((one) => !isSmallWord(text, one, false))
  const named = [...foodNames(text, () => true), ...groups]
  const read: Read = { text, named }
  const isDoubted =
    text.governors.some((one) => !isWhole(one) && governs(read, one)) ||
    tellsOfReaction(text).some(
      (one) => !isWhole(one) && named.some((food) => !within(food, one)),
    ) ||
    (named.length > 0 && /[?？]\s*$/u.test(typed)) ||
    isOfNothing(text) ||
    refusesNamed.test(typed) ||
    isOfSentences(text) ||
    unknownHeading(text.tag) !== null ||
    (tellsOfTheChild(typed) && !namesSomething(typed)) ||
    saysNone(text) !== null ||
    crossed.test(typed.trim()) ||
    tellsOfOthers(text) ||
    tellsOfHealth(read, isWhole) ||
    tellsMore(read)
  if (!isDoubted) return null
  return { foods: [...new Set(namesAsTyped(read).map((one) => typedAt(text, one).toLowerCase()))] }
}
