import { useRef } from 'react'
import * as words from '#words/children/foods/not-eaten'
import { Button } from '../../../ui/buttons/button.tsx'
import { fullDate } from '../../../ui/words/dates.ts'
import { type FoodLists, isNeverDue, neverFoods } from './food-state.ts'

interface NeverFoodsProps {
  lists: FoodLists
  today: Date
  onStill: (food: string) => void
  onUndo: (food: string) => void
}

/** Foods that are never again, each with its day and the way back; after three months it is asked again. */
export function NeverFoods({ lists, today, onStill, onUndo }: NeverFoodsProps) {
  const never = neverFoods(lists)
  const place = useRef<HTMLDivElement>(null)
  // Focus moves: the tapped button is removed with its row or question.
  const tap = (act: (food: string) => void) => (food: string) => {
    act(food)
    place.current?.focus()
  }
  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-1 gap-2 outline-none empty:-mt-6">
      {never.length > 0 && (
        <>
          <h3 className="font-semibold">{words.neverTitle}</h3>
          <p className="text-muted text-sm">{words.neverHint}</p>
          <ul aria-label={words.neverTitle} className="grid gap-2">
            {never.map((one) => {
              const { food, said_on } = one
              const isDue = isNeverDue(one, today)
              return (
                <li key={food} className="grid grid-cols-1 gap-2 rounded-control bg-wash px-4 py-2">
                  <p className="flex flex-wrap items-center gap-x-3">
                    <span className="min-w-0 wrap-anywhere">{food}</span>
                    <span className="text-muted text-sm">
                      {said_on === undefined
                        ? words.saidJustNow
                        : words.since({ day: fullDate(said_on) })}
                    </span>
                    {!isDue && <UndoNever food={food} onUndo={tap(onUndo)} />}
                  </p>
                  {isDue && (
                    <div className="grid grid-cols-1 gap-2 pb-2">
                      <p className="font-semibold">{words.stillNever}</p>
                      <div className="flex flex-wrap gap-2">
                        <Button
                          variant="secondary"
                          aria-label={words.yesStillFor({ food })}
                          onClick={() => tap(onStill)(food)}
                        >
                          {words.yesStill}
                        </Button>
                        <Button
                          variant="quiet"
                          aria-label={words.noUndoFor({ food })}
                          onClick={() => tap(onUndo)(food)}
                        >
                          {words.noUndo}
                        </Button>
                      </div>
                    </div>
                  )}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </div>
  )
}

function UndoNever({ food, onUndo }: Pick<NeverFoodsProps, 'onUndo'> & { food: string }) {
  return (
    <button
      type="button"
      aria-label={words.undoNever({ food })}
      onClick={() => onUndo(food)}
      className="min-h-11 rounded-control px-2 font-semibold text-leaf text-sm underline underline-offset-4"
    >
      {words.undo}
    </button>
  )
}
