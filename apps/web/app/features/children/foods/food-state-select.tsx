import { useId } from 'react'
import * as words from '#words/children/foods/state-select'
import { Select } from '../../../ui/forms/select.tsx'
import { shortDate } from '../../../ui/words/dates.ts'
import { type FoodLists, type FoodState, foodState, foodStates, reportedOn } from './food-state.ts'

interface FoodStateSelectProps {
  food: string
  lists: FoodLists
  onState: (food: string, state: FoodState) => void
}

const meanings: Partial<Record<FoodState, string>> = {
  only_exactly: words.onlyExactly,
  not_now: words.notNow,
}

const isState = (value: string): value is FoodState => foodStates.some((one) => one.value === value)

/** What a parent says of one food, and what that means. */
export function FoodStateSelect({ food, lists, onState }: FoodStateSelectProps) {
  const id = useId()
  const state = foodState(lists, food)
  const meaning = state && meanings[state]
  const day = reportedOn(lists, food)
  if (state === null) return null
  return (
    <div className="grid w-full min-w-0 grid-cols-1 gap-1 sm:-mt-2.5">
      <label htmlFor={id} className="sr-only">
        {words.whatYouSay({ food })}
      </label>
      <div className="w-full max-w-60">
        <Select
          control={{
            id,
            'aria-describedby': meaning ? `${id}-meaning` : undefined,
            'aria-invalid': undefined,
          }}
          value={state}
          onChange={(value) => isState(value) && onState(food, value)}
          options={foodStates}
        />
      </div>
      {meaning && (
        <p id={`${id}-meaning`} className="text-muted text-sm">
          {meaning}
          {day && ` ${words.since({ day: shortDate(day) })}`}
        </p>
      )}
    </div>
  )
}
