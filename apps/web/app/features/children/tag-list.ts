import { limits } from '@brightplate/contract/limits'

const folded = (tag: string) => tag.trim().toLowerCase()

export const isSameTag = (one: string, other: string): boolean => folded(one) === folded(other)

/** Whether a text is short enough for a tag. */
export const isTag = (text: string): boolean => text.trim().length <= limits.tagMaxLength

/** The list with the tag at its end; an empty tag, or one that is there already, changes nothing. */
export function addTag(tags: readonly string[], text: string): string[] {
  const tag = text.trim()
  const isNew = tag !== '' && !tags.some((one) => isSameTag(one, tag))
  return isNew ? [...tags, tag] : [...tags]
}

/** The list with what still stands in its input, as far as it could be sent as a tag. */
export const withTyped = (tags: readonly string[], text: string): string[] =>
  isTag(text) && tags.length < limits.tagsPerList ? addTag(tags, text) : [...tags]

export const removeTag = (tags: readonly string[], position: number): string[] =>
  tags.filter((_, index) => index !== position)
