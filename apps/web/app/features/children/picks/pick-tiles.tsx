import type { TagPick } from '@brightplate/contract/typed/tag-picks'
import { Check } from 'lucide-react'
import { Picture } from '../../../ui/picture.tsx'

interface PickTilesProps {
  /** Of the group, for those who do not see it. */
  label: string
  picks: readonly TagPick[]
  isPressed: (pick: TagPick) => boolean
  onToggle: (pick: TagPick) => void
}

const edges = (isPressed: boolean) =>
  isPressed
    ? 'border-leaf bg-wash font-semibold ring-1 ring-leaf ring-inset'
    : 'border-muted bg-card hover:bg-wash'

function Detail({ pick }: { pick: TagPick }) {
  return pick.detail && <span className="block font-normal text-muted text-sm">{pick.detail}</span>
}

/** Three beside one another on a small phone where their words are short. */
const columns = {
  short: 'grid-cols-[repeat(auto-fill,minmax(min(5.2rem,100%),1fr))]',
  long: 'grid-cols-[repeat(auto-fill,minmax(min(6.2rem,100%),1fr))]',
}
const mostShortLetters = 9

const widthOf = (picks: readonly TagPick[]): keyof typeof columns =>
  picks.some(({ label }) => label.split(' ').some(({ length }) => length > mostShortLetters))
    ? 'long'
    : 'short'

/** Large things to tap, as many beside one another as their words allow. */
export function PickTiles({ label, picks, isPressed, onToggle }: PickTilesProps) {
  return (
    <fieldset
      aria-label={label}
      className={`grid min-w-0 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] ${columns[widthOf(picks)]}`}
    >
      {picks.map((pick) => {
        const pressed = isPressed(pick)
        return (
          <button
            key={pick.tag}
            type="button"
            aria-pressed={pressed}
            onClick={() => onToggle(pick)}
            className={`relative grid min-h-24 content-start justify-items-center gap-1.5 rounded-control border px-1 pt-2.5 pb-2 text-center leading-tight ${edges(pressed)}`}
          >
            <Picture slug={pick.picture} size={44} tone={pressed ? 'raised' : 'wash'} isOneOfMany />
            <span className="max-w-full wrap-anywhere">
              {pick.label}
              <Detail pick={pick} />
            </span>
            {pressed && (
              <span className="absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full bg-leaf text-on-leaf">
                <Check aria-hidden size={16} strokeWidth={3} />
              </span>
            )}
          </button>
        )
      })}
    </fieldset>
  )
}

/** The same for what fewer families need, in less room. */
export function PickChips({ label, picks, isPressed, onToggle }: PickTilesProps) {
  return (
    <fieldset aria-label={label} className="flex min-w-0 flex-wrap gap-2">
      {picks.map((pick) => {
        const pressed = isPressed(pick)
        return (
          <button
            key={pick.tag}
            type="button"
            aria-pressed={pressed}
            onClick={() => onToggle(pick)}
            className={`flex min-h-12 max-w-full items-center gap-2 rounded-control border py-1.5 pr-3 pl-2 text-left leading-tight ${edges(pressed)}`}
          >
            {pressed ? (
              <span className="grid size-8 shrink-0 place-items-center rounded-full bg-leaf text-on-leaf">
                <Check aria-hidden size={20} strokeWidth={3} />
              </span>
            ) : (
              pick.picture && <Picture slug={pick.picture} size={32} isOneOfMany />
            )}
            <span className="min-w-0 wrap-anywhere first:pl-1">
              {pick.label}
              <Detail pick={pick} />
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
