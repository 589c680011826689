import { limits } from '@brightplate/contract/limits'
import type { SplitList, SplitListBody } from '@brightplate/contract/typed/split-list'
import { typedLines } from '@brightplate/contract/typed/typed-lines'
import { isRefusingList, type TypedList } from '@brightplate/contract/typed/typed-list'
import { underHeadings } from '@brightplate/contract/typed/under-headings'
import {
  isGoverningAlone,
  isLiking,
  isLikingAlone,
} from '@brightplate/foods/interpret/entries/governors-of-list'
import { governedEntries } from './governed-entries.ts'
import { shorterEntries } from './shorter-entries.ts'

/** Tags are trimmed before they are counted. */
const isTooLong = (entry: string) => entry.trim().length > limits.tagMaxLength

function entriesOf(list: TypedList, text: string): string[] {
  const lines = underHeadings(typedLines(text), {
    carries: (heading) =>
      !isRefusingList(list) && isGoverningAlone(heading) && !isLikingAlone(heading),
    ends: isLiking,
    isHeading: (line) => isGoverningAlone(line) || isLikingAlone(line),
  })
  return lines.flatMap((line) => governedEntries(list, line))
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
      const offered = isTooLong(entry) ? shorterEntries(list, entry) : []
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
