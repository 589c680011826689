import { limits } from '@brightplate/contract/limits'
import type { SplitList, SplitListBody } from '@brightplate/contract/typed/split-list'
import { typedLines } from '@brightplate/contract/typed/typed-lines'
import { isRefusingList, type TypedList } from '@brightplate/contract/typed/typed-list'
import { underHeadings } from '@brightplate/contract/typed/under-headings'
import { isKnownEntry, namesSomething } from '@brightplate/foods/interpret/entries/entry-words'
import {
  isGoverningAlone,
  isLiking,
  isLikingAlone,
} from '@brightplate/foods/interpret/entries/governors-of-list'
import { typedNames } from '@brightplate/foods/interpret/names/typed-names'
import { doubtOfSafeFood } from '@brightplate/foods/interpret/safe-foods/doubt-of-safe-food'
import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { saysHowOften } from '@brightplate/foods/plain-foods/words-around/how-often'
import { withoutLead } from '@brightplate/foods/plain-foods/words-around/without-lead'
import { governedEntries, isOfFoods } from './governed-entries.ts'
import { sentenceEntries } from './sentence-entries.ts'
import { sentencesOf } from './sentences-of.ts'
import { shorterEntries } from './shorter-entries.ts'
import { withoutCondition } from './without-condition.ts'
import { isHeadOfList, withoutHeading } from './without-heading.ts'

/** Tags are trimmed before they are counted. */
const isTooLong = (entry: string) => entry.trim().length > limits.tagMaxLength

/** "And milk." */
const linked = new RegExp(`^(?:${typedNames.words.link.join('|')}|plus|also|then)\\s+`, 'iu')

/** "A bowl of cereal", "about 20oz of milk", "whole milk - lots": how much is no part of a name. */
const howMuch =
  /^(?:(?:an?|some|the|about|around|roughly)\s+)*(?:\d{1,3} ?(?:oz|ounces?|ml) (?:of )?|\d{1,2} (?=(?:bowls?|bottles?|glass(?:es)?|cups?|plates?)\s))?(?:(?:few |small |big |large |little |whole )*(?:bowls?|bottles?|glass(?:es)?|cups?|bites?|bits?|lots?|tons?|loads?|piles?|plates?|couple|side)\s+of\s+)?/iu
const lotsBehind =
  /\s*(?:[-–—,]|\s)\s*(?:lots|tons|loads|a lot|all day|lots of it|(?:a|per|each|every) day)$/iu

/** "No veggies at all except raw carrots" is raw carrots. */
const exception =
  /^(?:no|(?:he |she |they )?(?:won['’]?t|doesn['’]?t|will not|does not|refuses to) eat(?: any)?)\s[^,;]*?\s(?:except|but|besides|apart from|other than)(?: for)?\s+(.+)$/iu

const exceptedFood = (food: string): string => {
  const eaten = exception.exec(food)?.[1]
  return eaten !== undefined && findPlainFoods(eaten).length > 0 ? eaten : food
}

const withoutHowMuch = (food: string): string => {
  const left = food.replace(howMuch, '').replace(lotsBehind, '')
  return left !== food && isKnownEntry(left) ? left : food
}

/** "He eats pasta, rice and bread." are foods: neither the words before the list nor its full stop are a part of them. */
function asFood(list: TypedList, entry: string): string {
  const food = entry.replace(/(?<=\p{L}{3}|[)\]])[.。,]+$/u, '')
  if (list !== 'safe_foods') return food
  const bare = exceptedFood(withoutCondition(withoutHeading(withoutLead(food))))
  const unlinked = bare.replace(linked, '')
  const left = withoutHowMuch(isKnownEntry(unlinked) ? unlinked : bare)
  // "He has a peanut allergy" is no food: it is said back as it was typed.
  return doubtOfSafeFood(left) === null ? left : food
}

/** "Sometimes:" above a list. */
const isHowOften = (heading: string): boolean =>
  saysHowOften(heading) !== null && !namesSomething(heading)

/** "Lunch", above what is eaten then. */
const isMealAlone = (line: string): boolean =>
  withoutLead(`${line}: -`) === '-' && !namesSomething(line)

/** "Alex's menu: 1) toast 2) rice" */
const beforeNumbers = /^\s*([^:：\n]{1,60})[:：]\s*(?=1[.)]|\(1\))/u

const unlessRefusing = (all: string, head: string): string => (isHeadOfList(head) ? '' : all)

function entriesOf(list: TypedList, text: string): string[] {
  const isOfSafeFoods = list === 'safe_foods'
  const typed = typedLines(isOfSafeFoods ? text.replace(beforeNumbers, unlessRefusing) : text)
  const named = typed.length > 1 && isOfSafeFoods ? typed.filter((one) => !isMealAlone(one)) : typed
  const lines = underHeadings(named, {
    carries: (heading) =>
      !isRefusingList(list) &&
      ((isGoverningAlone(heading) && !isLikingAlone(heading)) ||
        (isOfSafeFoods && isHowOften(heading))),
    ends: isLiking,
    isHeading: (line) => isGoverningAlone(line) || isLikingAlone(line),
  })
  const entries = lines.flatMap((line) => {
    const ofSentences = isOfSafeFoods ? sentenceEntries(line, lines.length === 1) : null
    if (ofSentences) return ofSentences
    // "Used to eat: yogurt, cheese. Now bread": no part of it stands for itself.
    return isOfSafeFoods && sentencesOf(line).length > 1 ? [line] : governedEntries(list, line)
  })
  return isOfFoods(list) ? entries.map((entry) => asFood(list, entry)) : entries
}

/**
 * What was typed or pasted into a list, by its entries, in their order. All of it but its separators is in them.
 *
 * @example splitList({ list: 'allergies', text: '1. milk\n2. egg and soy' }).entries.map(({ text }) => text)
 *   // ['milk', 'egg', 'soy']
 */
export function splitList({ list, text }: SplitListBody): SplitList {
  return {
    entries: entriesOf(list, text).map((entry) => {
      const shorter = isTooLong(entry) ? shorterEntries(list, entry) : []
      const offered = isOfFoods(list) ? shorter.map((one) => asFood(list, one)) : shorter
      return { text: entry, ...(offered.length > 0 ? { offered } : {}) }
    }),
  }
}

/** The tags that are taken in place of one that is too long; null where none are. */
export function takenInstead({ list, text }: SplitListBody): string[] | null {
  const { entries } = splitList({ list, text })
  const taken = entries.flatMap(({ text: entry, offered }) => offered ?? [entry])
  return taken.length < 2 || taken.some(isTooLong) ? null : taken
}
