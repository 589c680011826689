import type { ChildBody } from '@brightplate/contract/child/child'
import { limitWords } from '@brightplate/contract/limit-words'
import type { DoubtAnswer } from '@brightplate/contract/typed/profile-terms'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import * as words from '#words/children/foods/states'
import { announce } from '../../../ui/page/announce.tsx'
import type { ChildFormValues } from '../child-form-values.ts'
import { isSameTag } from '../tag-list.ts'
import {
  type FoodLists,
  type FoodState,
  foodState,
  stillNever,
  withDoubtAnswered,
  withFoodState,
} from './food-state.ts'
import { listOfState, type MovedFood, movedTo } from './moved-food.tsx'

export interface FoodStates {
  lists: FoodLists
  /** The food that was moved to another list last. */
  moved: MovedFood | null
  onState: (food: string, state: FoodState) => void
  /** Said with a tap, null for nothing. */
  onTap: (food: string, state: FoodState | null) => void
  /** What a safe food that reads as if it were not eaten is. */
  onDoubt: (typed: string, answer: DoubtAnswer) => void
  onMoveBack: () => void
  onStillNever: (food: string) => void
  onUndoNever: (food: string) => void
}

/** What the parent says of each food of the form. */
export function useFoodStates(
  form: UseFormReturn<ChildFormValues, unknown, ChildBody>,
): FoodStates {
  const [moved, setMoved] = useState<MovedFood | null>(null)
  const [safe_foods, refused_foods, foods_said] = useWatch({
    control: form.control,
    name: ['safe_foods', 'refused_foods', 'foods_said'],
  })
  const lists = { safe_foods, refused_foods, foods_said }
  const put = (next: FoodLists) => {
    for (const name of ['safe_foods', 'refused_foods', 'foods_said'] as const) {
      form.setValue(name, next[name], { shouldDirty: true })
    }
  }
  const set = (food: string, state: FoodState | null) => put(withFoodState(lists, food, state))
  return {
    lists,
    moved,
    onState(food, to) {
      const from = foodState(lists, food)
      set(food, to)
      const isMoved = from !== null && listOfState(from) !== listOfState(to)
      setMoved(isMoved ? { food, from, to } : null)
    },
    onTap: set,
    onDoubt(typed, answer) {
      put(withDoubtAnswered(lists, typed, answer))
      const [food, ...others] = answer.act === 'stays_out' ? answer.foods : []
      const isOne = food !== undefined && others.length === 0
      // On a phone the refused foods stand on another page.
      setMoved(isOne ? { food, from: 'eats', to: 'refuses', before: lists } : null)
      if (!isOne) announce(answer.act === 'eats' ? words.keptAsEaten : words.movedToRefused)
    },
    onMoveBack() {
      if (moved?.before) {
        put(moved.before)
        announce(words.askedAgain)
      } else if (moved) {
        set(moved.food, moved.from)
        announce(movedTo({ ...moved, to: moved.from }))
      }
      setMoved(null)
    },
    onStillNever(food) {
      form.setValue('foods_said', stillNever(lists, food), { shouldDirty: true })
      announce(words.staysOut({ food, time: limitWords.askedAgain }))
    },
    onUndoNever(food) {
      const isLast = moved !== null && isSameTag(moved.food, food)
      set(food, isLast ? moved.from : null)
      setMoved(null)
      announce(words.noLongerNever({ food }))
    },
  }
}
