import type { TagReading } from '@brightplate/contract/typed/profile-terms'
import type { TagPick } from '@brightplate/contract/typed/tag-picks'
import { isSameTag } from '../tag-list.ts'

export interface PickState {
  isPressed: boolean
  /** Tags that say this and nothing else: a tap takes them away. */
  same: string[]
  /** Tags that say this and more: they stay. */
  within: string[]
}

/** What a tag certainly is; what is asked about is no more than a guess. */
const certainTerms = ({ understood_as }: TagReading): string[] =>
  understood_as.filter(({ question }) => question === null).map(({ term }) => term)

const saysNone = ({ understood_as }: TagReading): boolean =>
  understood_as.length > 0 && understood_as.every(({ kind }) => kind === 'none')

function isSame(pick: TagPick, reading: TagReading | undefined): boolean {
  if (!reading || reading.not_recognised.length > 0) return false
  if (pick.terms.length === 0) return saysNone(reading)
  const terms = certainTerms(reading)
  return (
    pick.terms.every((term) => terms.includes(term)) &&
    terms.every((term) => pick.terms.includes(term))
  )
}

function isWithin({ terms, within = [] }: TagPick, reading: TagReading | undefined): boolean {
  if (!reading || terms.length === 0) return false
  const certain = certainTerms(reading)
  return (
    terms.every((term) => certain.includes(term)) || within.some((one) => certain.includes(one))
  )
}

/** Whether a pick is pressed, and which tags make it so. Before a tag is read, its words alone tell. */
export function pickState(
  pick: TagPick,
  tags: readonly string[],
  readingOf: (tag: string) => TagReading | undefined,
): PickState {
  const same = tags.filter((tag) => isSameTag(tag, pick.tag) || isSame(pick, readingOf(tag)))
  const within = tags.filter((tag) => !same.includes(tag) && isWithin(pick, readingOf(tag)))
  return { isPressed: same.length + within.length > 0, same, within }
}
