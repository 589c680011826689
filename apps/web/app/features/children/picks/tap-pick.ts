import type { TagPick } from '@brightplate/contract/typed/tag-picks'
import * as words from '#words/children/picks'
import { wordList } from '../../../ui/words/word-list.ts'
import { addTag, isSameTag } from '../tag-list.ts'
import type { PickState } from './pick-state.ts'

export interface Tap {
  tags: string[]
  /** Read out to those who do not see the list. */
  announcement: string
  /** Shown where a tap did more, or less, than it looks like. */
  notice: string | null
}

const quoted = (tags: readonly string[]) => wordList(tags.map((tag) => words.quoted({ tag })))
const takenOff = (tags: readonly string[]) => words.takenOff({ tags: quoted(tags) })
const without = (tags: readonly string[], gone: readonly string[]) =>
  tags.filter((tag) => !gone.includes(tag))
function release(tags: readonly string[], pick: TagPick, { same, within }: PickState): Tap {
  if (same.length === 0) {
    const notice = words.alsoSaid({ tags: quoted(within) })
    return { tags: [...tags], announcement: notice, notice }
  }
  const isOwn = same.every((tag) => isSameTag(tag, pick.tag))
  const still = within.length > 0 ? [words.stillSaid({ tags: quoted(within) })] : []
  return {
    tags: without(tags, same),
    announcement: words.removed({ tags: wordList(same) }),
    notice: isOwn && still.length === 0 ? null : [takenOff(same), ...still].join(' '),
  }
}

/**
 * The list after a tap on a pick: its tag comes, or the tags that mean it go. A tag that says more
 * stays. `excluded` are the tags that cannot stand beside it.
 */
export function tapPick(
  tags: readonly string[],
  pick: TagPick,
  state: PickState,
  excluded: readonly string[] = [],
): Tap {
  if (state.isPressed) return release(tags, pick, state)
  return {
    tags: addTag(without(tags, excluded), pick.tag),
    announcement: words.added({ tag: pick.tag }),
    notice: excluded.length > 0 ? takenOff(excluded) : null,
  }
}
