import type { FoodTile } from '@brightplate/contract/typed/profile-terms'
import { Check, Pause } from 'lucide-react'
import { memo, useCallback, useEffect, useRef, useState } from 'react'
import * as words from '#words/children/tiles'
import { Button } from '../../../ui/buttons/button.tsx'
import { announce } from '../../../ui/page/announce.tsx'
import { PlatePicture } from '../../../ui/plate-picture.tsx'
import { type FoodState, foodState, foodStates } from '../foods/food-state.ts'
import type { FoodStates } from '../foods/use-food-states.ts'
import { afterTap, isOnTile, isSaid, type SaidByTap, tileTag } from './tile-tag.ts'

interface FoodTilesProps {
  tiles: readonly FoodTile[]
  states: Pick<FoodStates, 'lists' | 'onTap'>
  /** What a tap says. */
  says: SaidByTap
}

/** Four rows of three on a phone. */
const shownFirst = 12

const pictureSize = 64

const grid = 'grid min-w-0 grid-cols-[repeat(auto-fill,minmax(min(5.6rem,100%),1fr))] gap-2'

const wordOf = (state: FoodState | null) =>
  foodStates.find(({ value }) => value === state)?.label ?? words.notListed

const edges = (state: FoodState | null) => {
  if (state === null) return 'border-line bg-card hover:bg-wash'
  return state === 'not_now'
    ? 'border-dashed border-muted bg-paper'
    : 'border-leaf bg-wash font-semibold ring-1 ring-leaf ring-inset'
}

interface TileProps {
  tile: FoodTile
  state: FoodState | null
  isPressed: boolean
  onTap: (tile: FoodTile) => void
}

/** Of forty one is tapped: the others keep what they drew. */
const Tile = memo(function Tile({ tile, state, isPressed, onTap }: TileProps) {
  const isPaused = state === 'not_now'
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={() => onTap(tile)}
      className={`relative grid min-h-26 touch-manipulation content-start justify-items-center gap-0.5 rounded-control border px-1 pt-2 pb-1 text-center text-sm leading-tight ${edges(state)}`}
    >
      <span className={isPaused ? 'opacity-50' : ''}>
        <PlatePicture picture={tile.picture} size={pictureSize} />
      </span>
      <span className="max-w-full wrap-anywhere first-letter:uppercase">
        {tile.label ?? tile.name}
      </span>
      {/* Its room is kept, so that nothing moves under the finger. */}
      <span className={`min-h-5 ${isPaused ? 'text-muted' : 'text-leaf'}`}>
        {state !== null && wordOf(state)}
      </span>
      {state !== null && (
        <span
          className={`absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full ${
            isPaused ? 'bg-muted text-paper' : 'bg-leaf text-on-leaf'
          }`}
        >
          {isPaused ? (
            <Pause aria-hidden size={14} strokeWidth={3} />
          ) : (
            <Check aria-hidden size={16} strokeWidth={3} />
          )}
        </span>
      )}
    </button>
  )
})

/** Keeps the room of the tiles while they are fetched, so that nothing below them moves. */
export const TilesToCome = () => (
  <div aria-hidden className={grid}>
    {Array.from({ length: shownFirst }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <span key={at} className="min-h-30 rounded-control bg-wash" />
    ))}
  </div>
)

/** Foods to tap: each says what its tab says, tapped again nothing. */
export function FoodTiles({ tiles, states, says }: FoodTilesProps) {
  const { lists } = states
  const latest = useRef({ ...states, says })
  useEffect(() => {
    latest.current = { ...states, says }
  })
  const tap = useCallback((tile: FoodTile) => {
    const tag = tileTag(tile, latest.current.lists)
    const next = afterTap(foodState(latest.current.lists, tag), latest.current.says)
    latest.current.onTap(tag, next)
    announce(`${tile.label ?? tile.name}: ${wordOf(next)}`)
  }, [])
  const [showsAll, setShowsAll] = useState(false)
  const offered = tiles
    .filter((tile) => isOnTile(tile, lists))
    .map((tile) => ({ tile, state: foodState(lists, tileTag(tile, lists)) }))
  // What was typed and is a tile is seen at once, and no tile goes from under the finger.
  const seen = useRef(new Set<string>())
  const shown = offered.filter(
    ({ tile, state }, at) =>
      showsAll || at < shownFirst || state !== null || seen.current.has(tile.name),
  )
  for (const { tile } of shown) seen.current.add(tile.name)
  const more = offered.length - shown.length
  return (
    <div className="grid grid-cols-1 gap-2">
      <fieldset aria-label={words.title} className={grid}>
        {shown.map(({ tile, state }) => (
          <Tile
            key={tile.name}
            tile={tile}
            state={state}
            isPressed={isSaid(state, says)}
            onTap={tap}
          />
        ))}
      </fieldset>
      {more > 0 && (
        <Button variant="secondary" onClick={() => setShowsAll(true)}>
          {words.showMore({ count: more })}
        </Button>
      )}
    </div>
  )
}
