import { limits } from '@brightplate/contract/limits'
import type { TypedList } from '@brightplate/contract/typed/typed-list'
import { isRemark } from '@brightplate/foods/interpret/entries/entry-words'
import { isGoverned } from '@brightplate/foods/interpret/entries/governors-of-list'
import { governedEntries } from './governed-entries.ts'

/**
 * Where a list is parted though not each of its pieces is known, where a sentence ends, then where words are only
 * linked: each is tried where the one before leaves too much.
 */
const separators = [
  /\s*;\s*/u,
  /\s*,\s*(?![^()]*\))/u,
  /(?<=\p{L}{2})[.!?]+\s+/u,
  /\s*[/|]\s*|\s+[-–—]\s+/u,
  /\s+(?:and|or)\s+/iu,
]

const isFitting = (entry: string) => entry.length <= limits.tagMaxLength

function splitAt(entry: string, mark: RegExp): string[] {
  const pieces: string[] = []
  for (const piece of entry.split(mark).filter((one) => one.trim() !== '')) {
    const last = pieces.at(-1)
    const joined = `${last} ${piece}`
    // A remark goes with what it is about.
    if (last !== undefined && isRemark(piece) && isFitting(joined))
      pieces[pieces.length - 1] = joined
    else pieces.push(piece)
  }
  return pieces
}

/** Shorter entries in place of one that is too long; none where it has no place to be split at. */
export function shorterEntries(list: TypedList, entry: string): string[] {
  let pieces = [entry]
  for (const mark of separators) {
    pieces = pieces.flatMap((piece) => {
      if (isFitting(piece)) return [piece]
      // Foods that nothing governs are read one by one: none of them is let in by being parted from the others.
      if (list === 'safe_foods' && !isGoverned(piece)) return splitAt(piece, mark)
      return governedEntries(list, piece, (line) => splitAt(line, mark))
    })
  }
  if (pieces.length < 2 || !pieces.every(isFitting)) return []
  // "white rice and scrambled eggs", out of a line that was too long to be parted at "and"
  return pieces.flatMap((piece) => governedEntries(list, piece))
}
