import type { TagReading } from '@brightplate/contract/typed/profile-terms'

/** The lists whose tags are explained while they are typed. */
export type ReadListName = TagReading['list']
export type TagListName = ReadListName | 'safe_foods' | 'refused_foods'
export type TagTexts = Record<TagListName, string>
export type ReadLists = Record<ReadListName, string[]>
export type TagLists = Record<TagListName, string[]>

export const noTagTexts: TagTexts = {
  allergies: '',
  behavioral_goals: '',
  dietary_preferences: '',
  safe_foods: '',
  refused_foods: '',
}

export const readListNames: ReadListName[] = [
  'allergies',
  'behavioral_goals',
  'dietary_preferences',
]

export const tagListNames: TagListName[] = [...readListNames, 'safe_foods', 'refused_foods']
