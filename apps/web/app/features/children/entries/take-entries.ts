import { limitMessages } from '@brightplate/contract/limit-messages'
import { limits } from '@brightplate/contract/limits'
import type { SplitList } from '@brightplate/contract/typed/split-list'
import * as words from '#words/children/entries'
import { addTag, isTag } from '../tag-list.ts'

type Entry = SplitList['entries'][number]

export interface TakenEntries {
  tags: string[]
  /** What stays in the input: nothing of it is lost. */
  text: string
  added: string[]
  /** What was typed, where another name was taken for it. */
  meant: string[]
  /** How many were there before. */
  repeated: number
  error: string | null
  /** Shorter entries that may take the place of what stays. */
  offered: string[]
}

const isTooLong = ({ text }: Entry) => !isTag(text)

/** The list with the entries of what was typed. What is too long, or too many, stays in the input and is said. */
export function takeEntries(
  tags: readonly string[],
  entries: readonly Entry[],
  typed: string,
): TakenEntries {
  const fitting = entries.filter((one) => !isTooLong(one))
  const tooLong = entries.filter(isTooLong)
  const next = fitting.reduce<string[]>(
    (all, { text, meant }) => addTag(all, meant ?? text),
    [...tags],
  )
  const added = next.slice(tags.length)
  if (next.length > limits.tagsPerList && added.length > 0) {
    const error = `${limitMessages.tags} ${words.withThese({ count: next.length })}`
    return { tags: [...tags], text: typed, added: [], meant: [], repeated: 0, error, offered: [] }
  }
  const isOffered = tooLong.every(({ offered }) => offered !== undefined)
  return {
    tags: next,
    text:
      fitting.length === 0 && tooLong.length > 0
        ? typed
        : tooLong.map(({ text }) => text).join('\n'),
    added,
    meant: fitting.flatMap(({ text, meant }) => (meant === undefined ? [] : text.trim())),
    repeated: fitting.length - added.length,
    error: tooLong.length > 0 ? limitMessages.tag : null,
    offered: isOffered ? tooLong.flatMap(({ offered = [] }) => offered) : [],
  }
}
