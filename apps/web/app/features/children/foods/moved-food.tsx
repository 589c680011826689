import { useEffect, useRef } from 'react'
import * as words from '#words/children/foods/states'
import { type FoodLists, type FoodState, foodStates } from './food-state.ts'

/** A food that was moved to another list, from where it was. */
export interface MovedFood {
  food: string
  from: FoodState
  to: FoodState
  /** Of a doubt that a tap answered: the lists as they stood, with the words as typed. */
  before?: FoodLists
}

/** The list that holds a food of which this is said. */
export const listOfState = (state: FoodState): 'safe' | 'refused' | 'never' =>
  state === 'refuses' ? 'refused' : state === 'never_again' ? 'never' : 'safe'

export const movedTo = ({ food, to }: MovedFood): string =>
  words.moved({ food, list: foodStates.find(({ value }) => value === to)?.label ?? to })

interface MovedFromProps {
  list: ReturnType<typeof listOfState>
  moved: MovedFood | null
  onMoveBack: () => void
}

/** Said where a food was, with the way back: nothing moves away unseen. */
function MovedFoodLine({ moved, onUndo }: { moved: MovedFood; onUndo: () => void }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Once the list of the row that is gone has given the focus back to nothing.
    const timer = setTimeout(() => line.current?.focus())
    return () => clearTimeout(timer)
  }, [])
  return (
    <p
      ref={line}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-3 rounded-control bg-wash px-4 py-1.5 text-sm outline-none"
    >
      <span className="min-w-0 wrap-anywhere">{movedTo(moved)}</span>
      <button
        type="button"
        aria-label={words.undoFor({ food: moved.food })}
        onClick={onUndo}
        className="min-h-11 rounded-control px-2 font-semibold text-leaf underline underline-offset-4"
      >
        {words.undo}
      </button>
    </p>
  )
}

/** The line where a list has lost a food to another. */
export function MovedFrom({ list, moved, onMoveBack }: MovedFromProps) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} tabIndex={-1} className="outline-none empty:-mt-3">
      {moved && listOfState(moved.from) === list && (
        <MovedFoodLine
          key={movedTo(moved)}
          moved={moved}
          onUndo={() => {
            onMoveBack()
            place.current?.focus()
          }}
        />
      )}
    </div>
  )
}
