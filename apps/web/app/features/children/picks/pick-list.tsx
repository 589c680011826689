import type { TagReading } from '@brightplate/contract/typed/profile-terms'
import type { TagPick, TagPickGroup } from '@brightplate/contract/typed/tag-picks'
import { useState } from 'react'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { announce } from '../../../ui/page/announce.tsx'
import { NonePick } from './none-pick.tsx'
import { pickState } from './pick-state.ts'
import { PickChips, PickTiles } from './pick-tiles.tsx'
import { type Tap, tapPick } from './tap-pick.ts'

interface PickListProps {
  groups: readonly [TagPickGroup, ...TagPickGroup[]]
  /** Says that the list holds nothing, where that can be said. */
  none?: TagPick
  /** What the folded groups are called, where there are any. */
  moreLabel?: string
  tags: readonly string[]
  onTags: (tags: string[]) => void
  readingOf: (tag: string) => TagReading | undefined
}

/** What most families choose from, to tap; it adds and removes the tags that typing would. */
export function PickList({ groups, none, moreLabel, tags, onTags, readingOf }: PickListProps) {
  const [notice, setNotice] = useState<string | null>(null)
  const [first, ...more] = groups
  const isPictured = first.picks.every(({ picture }) => picture !== undefined)
  const stateOf = (pick: TagPick) => pickState(pick, tags, readingOf)
  const take = (tap: Tap) => {
    onTags(tap.tags)
    setNotice(tap.notice)
    if (tap.notice === null) announce(tap.announcement)
  }
  const propsOf = ({ title, picks }: TagPickGroup) => ({
    label: title,
    picks,
    isPressed: (pick: TagPick) => stateOf(pick).isPressed,
    onToggle: (pick: TagPick) =>
      take(tapPick(tags, pick, stateOf(pick), none ? stateOf(none).same : undefined)),
  })
  return (
    <div className="grid grid-cols-1 gap-2">
      {isPictured ? <PickTiles {...propsOf(first)} /> : <PickChips {...propsOf(first)} />}
      {none && <NonePick pick={none} state={stateOf(none)} tags={tags} onTap={take} />}
      <p role="status" className="font-semibold text-ember text-sm empty:-mt-2">
        {notice}
      </p>
      {more.length > 0 && (
        <Disclosure summary={moreLabel}>
          <div className="grid grid-cols-1 gap-4">
            {more.map((group) => (
              <div key={group.title} className="grid grid-cols-1 gap-2">
                {more.length > 1 && <p className="text-muted text-sm">{group.title}</p>}
                <PickChips {...propsOf(group)} />
              </div>
            ))}
          </div>
        </Disclosure>
      )}
    </div>
  )
}
