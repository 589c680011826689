import { isRefusingList, type TypedList } from '@brightplate/contract/typed/typed-list'
import {
  governingAfter,
  governingBefore,
  isGoverned,
} from '@brightplate/foods/interpret/entries/governors-of-list'
import { keepsStanding } from '@brightplate/foods/interpret/entries/keeps-standing'
import { wishesNoMore } from '@brightplate/foods/interpret/entries/wishes-no-more'
import { readRefusedFood } from '@brightplate/foods/refused-foods/read-refused-food'
import { splitLine } from './split-line.ts'

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
    return carried === null ? entry : `${carried}${entry}`
  })
}

/** The same with words behind the list: "milk, egg free". */
function withAfter(entries: readonly string[]): string[] {
  let carried: string | null = null
  return entries
    .toReversed()
    .map((entry) => {
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
  split: (line: string) => string[] = splitLine,
): string[] {
  const entries = split(line)
  if (entries.length < 2) return entries
  if (isRefusingList(list)) {
    return list === 'refused_foods' && exceptsAnything(line) ? [line] : entries
  }
  if (!isGoverned(line)) return wishesNoMore(list, line, entries) ? entries : [line]
  const besideStays = list !== 'safe_foods'
  const ways = [entries, withBefore(entries), withAfter(entries)]
  const keepsAll = (way: readonly string[]) =>
    keepsStanding(line, way, { besideStays }) && wishesNoMore(list, line, way)
  return ways.find(keepsAll) ?? [line]
}
