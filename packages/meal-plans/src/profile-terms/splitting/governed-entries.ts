import { isRefusingList, type TypedList } from '@brightplate/contract/typed/typed-list'
import { isKnownEntry, namesSomething } from '@brightplate/foods/interpret/entries/entry-words'
import {
  formerlyBefore,
  governingAfter,
  governingBefore,
  isForbidding,
  isGoverned,
  isLiking,
  likingBefore,
} from '@brightplate/foods/interpret/entries/governors-of-list'
import { governsWithin } from '@brightplate/foods/interpret/entries/governs-within'
import { keepsStanding } from '@brightplate/foods/interpret/entries/keeps-standing'
import { reachesOver, speaksOfItself } from '@brightplate/foods/interpret/entries/speaks-of-itself'
import { wishesNoMore } from '@brightplate/foods/interpret/entries/wishes-no-more'
import { doubtOfSafeFood } from '@brightplate/foods/interpret/safe-foods/doubt-of-safe-food'
import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { readRefusedFood } from '@brightplate/foods/refused-foods/read-refused-food'
import { splitLine } from './split-line.ts'

/** "Dairy free yogurt (the coconut one)", behind no allergen of which "free" may speak too. */
const isOfOwn = (entry: string, before: string | undefined): boolean =>
  namesSomething(entry) && doubtOfSafeFood(entry) === null && !reachesOver(entry, before)

/** "Sprite Zero" is called so. */
const isNamedWhole = (entry: string): boolean =>
  findPlainFoods(entry).length > 0 &&
  doubtOfSafeFood(entry) === null &&
  !isForbidding(entry.replace(/\szero$/iu, ''))

export const isOfFoods = (list: TypedList): boolean =>
  list === 'safe_foods' || list === 'refused_foods'

/** From as many entries on a line is a list, in which "dosa no chutney" is one food of several. */
const ofList = 3

const exceptsAnything = (line: string): boolean =>
  readRefusedFood(line).terms.some(({ exemptions }) => exemptions.length > 0)

/** Each entry with the words before the list that govern it, up to one that is governed itself. */
function withBefore(entries: readonly string[]): string[] {
  let carried: string | null = null
  return entries.map((entry) => {
    const own = governingBefore(entry)
    if (own !== null || isGoverned(entry)) {
      carried = own
      return entry
    }
    // "not a fan of fish, loves chicken"
    if (isLiking(entry)) carried = null
    return carried === null ? entry : `${carried}${entry}`
  })
}

/** Each entry with the word of liking that the list begins with: "loves milk, eggs". */
function withLiking(entries: readonly string[]): string[] {
  const liking = likingBefore(entries[0] ?? '')
  return entries.map((entry, at) =>
    at === 0 || liking === null || isLiking(entry) ? entry : `${liking}${entry}`,
  )
}

/** "yogurt (rash)": the bracket speaks of the one food before it. */
function isRemarkedOn(entry: string): boolean {
  const food = /^([^()[\]]+)[([][^()[\]]+[)\]]\s*$/u.exec(entry)?.[1]
  return food !== undefined && !isGoverned(food) && isKnownEntry(food)
}

/** The same with words behind the list: "milk, egg free". A remark in brackets is of its own food alone. */
function withAfter(entries: readonly string[]): string[] {
  let carried: string | null = null
  return entries
    .toReversed()
    .map((entry) => {
      if (isRemarkedOn(entry)) return entry
      const own = governingAfter(entry)
      if (own !== null || isGoverned(entry)) {
        carried = own
        return entry
      }
      return carried === null ? entry : `${entry}${carried}`
    })
    .toReversed()
}

/**
 * The entries of a line, each with what governs it. Where splitting would let in what the line refuses, or excepts,
 * it stays whole: the reader reads it as one.
 */
export function governedEntries(
  list: TypedList,
  line: string,
  split: (line: string) => string[] = (text) => splitLine(text, isOfFoods(list)),
): string[] {
  const entries = split(line)
  if (entries.length < 2) return entries
  if (isRefusingList(list)) {
    return list === 'refused_foods' && exceptsAnything(line) ? [line] : entries
  }
  const formerly = list === 'safe_foods' ? formerlyBefore(entries[0] ?? '') : null
  // What was eaten once excludes nothing, so only this line shows that the words govern all entries.
  if (formerly !== null)
    return entries.map((entry, at) =>
      at === 0 || isGoverned(entry) ? entry : `${formerly}${entry}`,
    )
  if (list === 'safe_foods' && isGoverned(line)) {
    const preparedSeparately = line.split(/\s*[;；؛]\s*/u).filter((one) => one !== '')
    if (preparedSeparately.length > 1 && preparedSeparately.every(speaksOfItself))
      return preparedSeparately.flatMap((one) => governedEntries(list, one, split))
    const isOfEach = (one: string, at: number) =>
      isNamedWhole(one) ||
      (entries.length >= ofList && (governsWithin(one) || isOfOwn(one, entries[at - 1]))) ||
      (speaksOfItself(one) && !reachesOver(one, entries[at - 1]))
    if (entries.every(isOfEach)) return entries
  }
  if (!isGoverned(line)) {
    const liked = [...(isOfFoods(list) ? [] : [withLiking(entries)]), entries]
    return liked.find((way) => wishesNoMore(list, line, way)) ?? [line]
  }
  if (list === 'safe_foods' && entries.every((one) => !isGoverned(one) || isRemarkedOn(one)))
    return entries
  const besideStays = list !== 'safe_foods'
  const ways = [entries, withBefore(entries), withAfter(entries)]
  const keepsAll = (way: readonly string[]) =>
    keepsStanding(line, way, { besideStays }) && wishesNoMore(list, line, way)
  return ways.find(keepsAll) ?? [line]
}
