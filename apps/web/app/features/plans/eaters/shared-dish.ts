import type { Meal, PlanDay } from '@brightplate/contract/plans/plan-data'
import * as words from '#words/plans/eaters/meal'
import { dayName } from '../../../ui/words/dates.ts'

type Shared = Pick<Meal, 'leftover' | 'cooked_for'>

export interface SharedDish {
  text: string
  /** The same where no lines follow. */
  alone: string
  /** Of the dish for both meals; empty for what is left of an earlier one. */
  ingredients: readonly string[]
  steps: readonly string[]
}

function dayWords(days: readonly PlanDay[], day: number): string {
  const date = days.find((one) => one.day === day)?.date
  return date ? dayName(date) : words.dayNumber({ day })
}

/** Cook once, eat twice: what a dish shares with another meal; null where it is by itself. */
export function sharedDish(
  { leftover, cooked_for: later }: Shared,
  days: readonly PlanDay[],
): SharedDish | null {
  if (leftover) {
    const { slot, kept } = leftover
    const text = words.leftOver({ slot, day: dayWords(days, leftover.day), kept })
    return { text, alone: text, ingredients: [], steps: [] }
  }
  if (!later) return null
  const { slot, ingredients, steps } = later
  const alone = words.cookedFor({ slot, day: dayWords(days, later.day) })
  return { text: `${alone} ${words.bothMeals}`, alone, ingredients, steps }
}
