import { type TagList, tagLists } from '../../interpretation.ts'
import { interpretProfile } from '../interpret-profile.ts'
import { doubtOfSafeFood } from '../safe-foods/doubt-of-safe-food.ts'

function likesOf(list: TagList, tags: readonly string[]): readonly string[] {
  const lists = { allergies: [], behavioral_goals: [], dietary_preferences: [] }
  return interpretProfile({ ...lists, [list]: tags }).likes
}

const isTagList = (list: string): list is TagList => tagLists.some((one) => one === list)

/** Whether entries wish for nothing that stands in doubt in the text that they were split from: "cheese, blotchy after". */
export function wishesNoMore(list: string, typed: string, entries: readonly string[]): boolean {
  if (isTagList(list)) {
    const before = likesOf(list, [typed]).join(' ')
    return likesOf(list, entries).every((like) => before.includes(like))
  }
  return doubtOfSafeFood(typed) === null || entries.some((one) => doubtOfSafeFood(one) !== null)
}
