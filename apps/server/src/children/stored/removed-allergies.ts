import type { RemovedAllergy } from '@brightplate/contract/child/removed-allergy'
import { limits } from '@brightplate/contract/limits'
import type { ChildProfile } from '../../keys/sealed-columns.ts'

const folded = (tag: string) => tag.trim().toLowerCase()

export const isSameTag = (one: string, other: string): boolean => folded(one) === folded(other)

const has = (tags: readonly string[], tag: string) => tags.some((one) => isSameTag(one, tag))

interface Change {
  before: ChildProfile
  changed: Pick<ChildProfile, 'allergies'>
  userId: string
  now: Date
}

/** What was taken out of the allergies by this change, and what before it and nobody has answered yet. */
export function removedAllergies({ before, changed, userId, now }: Change): {
  added: RemovedAllergy[]
  all: RemovedAllergy[]
} {
  const added = before.allergies
    .filter((tag) => !has(changed.allergies, tag))
    .map((tag) => ({ tag, removed_at: now.toISOString(), removed_by: userId }))
  const unanswered = (before.removed_allergies ?? []).filter(
    ({ tag }) => !has([...changed.allergies, ...added.map((one) => one.tag)], tag),
  )
  return { added, all: [...unanswered, ...added].slice(-limits.tagsPerList) }
}
