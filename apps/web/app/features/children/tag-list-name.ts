import type { TagReading } from '@brightplate/contract/profile-terms'

export type TagListName = TagReading['list']
export type TagTexts = Record<TagListName, string>
export type TagLists = Record<TagListName, string[]>

export const noTagTexts: TagTexts = { allergies: '', behavioral_goals: '', dietary_preferences: '' }

export const tagListNames: TagListName[] = ['allergies', 'behavioral_goals', 'dietary_preferences']
