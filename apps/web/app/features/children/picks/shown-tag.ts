import { languages } from '@brightplate/contract/languages'
import type { TagPick, TagPickGroup } from '@brightplate/contract/typed/tag-picks'
import { language } from '#words/language'
import { isSameTag } from '../tag-list.ts'

const [source] = languages

/** A tag as its list shows it: one that a tap added in the words of what was tapped, what was typed as typed. */
export function shownTag(tag: string, groups: readonly TagPickGroup[], none?: TagPick): string {
  // In English a tag is the word that was tapped.
  if (language === source) return tag
  const picks = [...groups.flatMap((group) => group.picks), ...(none ? [none] : [])]
  return picks.find((pick) => isSameTag(pick.tag, tag))?.label ?? tag
}
