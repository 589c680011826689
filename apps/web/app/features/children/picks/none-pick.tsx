import type { TagPick } from '@brightplate/contract/typed/tag-picks'
import { Check } from 'lucide-react'
import { useState } from 'react'
import * as words from '#words/children/picks'
import { Button } from '../../../ui/buttons/button.tsx'
import { wordList } from '../../../ui/words/word-list.ts'
import type { PickState } from './pick-state.ts'
import { type Tap, tapPick } from './tap-pick.ts'

interface NonePickProps {
  pick: TagPick
  state: PickState
  tags: readonly string[]
  onTap: (tap: Tap) => void
}

/** Says that there is nothing to exclude. It never takes tags off the list without a yes. */
export function NonePick({ pick, state, tags, onTap }: NonePickProps) {
  const [isAsking, setAsking] = useState(false)
  const others = tags.filter((tag) => !state.same.includes(tag))
  const asks = isAsking && others.length > 0 && !state.isPressed
  return (
    <>
      <button
        type="button"
        aria-pressed={state.isPressed}
        onClick={() => {
          if (!state.isPressed && others.length > 0) return setAsking(true)
          onTap(tapPick(tags, pick, state))
        }}
        className={`flex min-h-12 items-center justify-center gap-2 rounded-control border px-4 py-2 text-center leading-tight ${
          state.isPressed
            ? 'border-leaf bg-wash font-semibold ring-1 ring-leaf ring-inset'
            : 'border-muted bg-card hover:bg-wash'
        }`}
      >
        {state.isPressed && (
          <Check aria-hidden size={20} strokeWidth={3} className="shrink-0 text-leaf" />
        )}
        {pick.label}
      </button>
      {asks && (
        <div role="alert" className="grid grid-cols-1 gap-3 rounded-control bg-apricot-wash p-4">
          <p>{words.wouldTakeOff({ tags: wordList(others) })}</p>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {words.keepList}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                setAsking(false)
                onTap(tapPick(tags, pick, state, others))
              }}
            >
              {words.takeOff}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
