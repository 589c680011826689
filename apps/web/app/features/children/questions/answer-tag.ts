import type { TagAnswer } from '@brightplate/contract/typed/profile-terms'
import { addTag, removeTag } from '../tag-list.ts'
import type { ReadListName, ReadLists } from '../tag-list-name.ts'

/** The tag that an answer is about; null is the one that still stands in the input. */
export interface AnsweredTag {
  list: ReadListName
  position: number | null
}

/**
 * The lists after an answer about the tag `typed`. One to be edited leaves its list, and its text goes
 * back into the input; one whose answer is kept has to stand in its list.
 */
export function answerTag(
  lists: ReadLists,
  { list, position }: AnsweredTag,
  answer: TagAnswer,
  typed: string,
): ReadLists {
  if (answer.act === 'answer') {
    return position === null ? { ...lists, [list]: addTag(lists[list], typed) } : lists
  }
  const without =
    answer.act === 'add' || position === null
      ? lists
      : { ...lists, [list]: removeTag(lists[list], position) }
  if (answer.act === 'edit') return without
  const added = addTag(without[answer.list], answer.tag)
  const isReplaced = answer.act === 'replace' && position !== null
  const isNew = added.length > without[answer.list].length
  if (!isReplaced || !isNew) return { ...without, [answer.list]: added }
  return { ...without, [answer.list]: lists[answer.list].with(position, answer.tag) }
}
