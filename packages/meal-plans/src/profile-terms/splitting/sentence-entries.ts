import { isRemark, namesSomething } from '@brightplate/foods/interpret/entries/entry-words'
import {
  isForbidding,
  isGoverned,
  isGoverningAlone,
} from '@brightplate/foods/interpret/entries/governors-of-list'
import { governsWithin } from '@brightplate/foods/interpret/entries/governs-within'
import { isKindOfFoods } from '@brightplate/foods/interpret/entries/is-kind-of-foods'
import { tellsOfTheChild } from '@brightplate/foods/interpret/entries/tells-of-the-child'
import { unknownHeading } from '@brightplate/foods/interpret/entries/unknown-heading'
import { typedNames } from '@brightplate/foods/interpret/names/typed-names'
import { doubtOfSafeFood } from '@brightplate/foods/interpret/safe-foods/doubt-of-safe-food'
import { readTagText } from '@brightplate/foods/interpret/tag-text'
import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { saysHowOften } from '@brightplate/foods/plain-foods/words-around/how-often'
import { withoutLead } from '@brightplate/foods/plain-foods/words-around/without-lead'
import { withoutHarmless } from '@brightplate/foods/plain-foods/words-around/words-around-plain-foods'
import { governedEntries } from './governed-entries.ts'
import { sentencesOf } from './sentences-of.ts'
import { withoutHeading } from './without-heading.ts'

/** What may speak of the foods of another sentence, unless one of its own stands before it: "dropped broccoli, hates it". */
const ofOthers =
  /(?<!\p{L})(?:them|these|those|they|it|this|that|both|neither|none|everything)(?!\p{L})/iu

/** "Nothing green", "won't touch anything else" speak of no food that was named. */
const ofNoOthers = /^nothing\s|(?<!\p{L})(?:anything|else)(?!\p{L})/iu

const openings: readonly string[] = typedNames.words['lead-opening']

/** "Ok so Theo is six", where "ok" allows nothing. */
const opening = new RegExp(`^(?:(?:${openings.join('|')})\\s+)+(?=\\p{L})`, 'iu')

/** Of "ok so he eats rice that is not too hot" what is said of the rice. */
const ofFood = (sentence: string): string =>
  withoutHarmless(withoutLead(sentence.replace(opening, '')))

const governs = (sentence: string): boolean => isGoverned(ofFood(sentence))

/** Whether what a sentence refuses is said of its own foods, and of none of the sentences beside it. */
function speaksOfItsOwn(sentence: string): boolean {
  if (!governs(sentence)) return true
  if (ofNoOthers.test(sentence)) return true
  if (isGoverningAlone(sentence)) return false
  const [before = ''] = ofFood(sentence).split(ofOthers)
  return namesSomething(before)
}

/** "No veggies at all", "nothing except carrots" are whole by themselves. */
const isClosed =
  /(?<!\p{L})(?:at all|whatsoever|period|except|apart from|anymore|any ?more)(?!\p{L})/iu

/** "No: milk. Eggs": what a sentence refuses may go on in one behind it that says nothing of its own. */
const mayGoOn = (sentence: string, next: string | undefined): boolean =>
  next !== undefined &&
  isForbidding(ofFood(sentence)) &&
  !isClosed.test(sentence) &&
  !governsWithin(ofFood(sentence)) &&
  !governs(next) &&
  !ofNoOthers.test(sentence) &&
  withoutLead(next) === next &&
  namesSomething(next)

/** "Milk, eggs. All no": of one that names nothing, what it says together with the sentence before it. */
const completes = (before: string | undefined, sentence: string): boolean =>
  before !== undefined &&
  !ofNoOthers.test(sentence) &&
  !namesSomething(sentence) &&
  !governs(before) &&
  isGoverned(`${ofFood(before)}. ${sentence}`)

/** "If we are lucky, he will eat eggs" */
const hangs = /^(?:if|when|whenever|because|since|as long as|so long as)\s/iu

/** The foods of a sentence, each with how often the words before them say: "Sometimes: rice, beans". */
function foodsOf(sentence: string): readonly string[] {
  const left = withoutHeading(withoutLead(sentence))
  // "He has a peanut allergy" is said back as it was typed.
  const bare = doubtOfSafeFood(left) === null ? left : sentence
  const often = saysHowOften(sentence.slice(0, sentence.length - bare.length))
  const unknown = unknownHeading(bare)
  const entries = governedEntries('safe_foods', bare).map((entry) =>
    unknown === null || isGoverned(entry) || entry.startsWith(unknown)
      ? entry
      : `${unknown}${entry}`,
  )
  return often === null
    ? entries
    : entries.map((entry) => (saysHowOften(entry) === null ? `${entry} (${often})` : entry))
}

/** "Thank you for making this" */
const ofLetter = new RegExp(`^(?:${typedNames.words['of-letter'].join('|')})(?!\\p{L})`, 'iu')

/** "Nothing else for 3 years" */
const ofNothingElse = /^nothing (?:else|more|other)(?!\p{L})/iu

/** "We used to have 30 foods" */
const ofCount = /(?:used to|had|were|was|down to)\s.*\d+\s+(?:safe )?(?:foods|things)$/iu

const saysHowMany = (sentence: string): boolean =>
  ofCount.test(sentence) && !namesSomething(sentence.replace(/\bfoods?\b/giu, ''))

/** "We're on a waitlist for feeding therapy"; "she has ARFID" is answered. */
const tellsOfCare = (sentence: string): boolean =>
  /^(?:we|i)\b/iu.test(sentence) &&
  tellsOfTheChild(sentence) &&
  findPlainFoods(sentence).length === 0 &&
  readTagText(sentence).names.every(({ meanings }) =>
    meanings.every(({ subject }) => /^(?:advice|goal):/u.test(subject)),
  )

const saysNoFood = (sentence: string): boolean =>
  hangs.test(sentence) ||
  ofLetter.test(sentence) ||
  isKindOfFoods(ofFood(sentence)) ||
  tellsOfTheChild(sentence) ||
  openings.includes(sentence.toLowerCase()) ||
  (/\s/u.test(sentence) && isRemark(sentence))

/** "My son is very picky", "That's it": a sentence that names no food, and says nothing of one. */
const isOfNoFood = (sentence: string): boolean =>
  ofNothingElse.test(sentence)
    ? !namesSomething(sentence.replace(ofNothingElse, ''))
    : !governs(sentence) &&
      (tellsOfCare(sentence) || (!namesSomething(sentence) && saysNoFood(sentence)))

/** "Theo is six, autistic, and his list keeps shrinking": what names no food, in a sentence on the child. */
const isSaidToBeEaten = (sentence: string) => (entry: string) =>
  !tellsOfTheChild(sentence) || namesSomething(entry) || governs(entry)

/** "Raw carrots?? Sometimes." */
const withHowOften = (sentences: readonly string[]): readonly string[] =>
  sentences.flatMap((one, at) => {
    if (at > 0 && isHowOftenAlone(one)) return []
    const next = sentences[at + 1]
    return [next !== undefined && isHowOftenAlone(next) ? `${one} (${saysHowOften(next)})` : one]
  })

const isHowOftenAlone = (sentence: string): boolean =>
  saysHowOften(sentence) !== null && !namesSomething(sentence) && !governs(sentence)

/**
 * The safe foods of a line that may be several sentences, of which none governs another; null where one does. What a
 * sentence refuses stays an entry; one that names no food is none, unless it is all that was typed.
 *
 * @example sentenceEntries('She is picky. For lunch she has rice and nuggets. No peas.', true)
 *   // ['rice', 'nuggets', 'No peas']
 */
export function sentenceEntries(line: string, isAll: boolean): readonly string[] | null {
  const sentences = withHowOften(sentencesOf(line)).filter((one) => !saysHowMany(one))
  if (!sentences.every(speaksOfItsOwn)) return null
  if (sentences.some((one, at) => mayGoOn(one, sentences[at + 1]))) return null
  if (sentences.some((one, at) => completes(sentences[at - 1], one))) return null
  const ofFoods = sentences.filter((one) => !isOfNoFood(one))
  if (isAll && ofFoods.length === 0) return sentences.flatMap(foodsOf)
  return ofFoods.flatMap((one) => foodsOf(one).filter(isSaidToBeEaten(one)))
}
