import type { Meal, PlanDay, Slot } from '@brightplate/contract/plans/plan-data'
import { dayName } from '../../../ui/words/dates.ts'
import { slotWords } from '../day-dishes.ts'

type Shared = Pick<Meal, 'leftover' | 'cooked_for'>

export interface SharedPot {
  text: string
  /** Of the dish for both meals; empty for what is left of an earlier one. */
  ingredients: readonly string[]
  steps: readonly string[]
}

function mealWords(days: readonly PlanDay[], day: number, slot: Slot): string {
  const date = days.find((one) => one.day === day)?.date
  return `${slotWords[slot].toLowerCase()} on ${date ? dayName(date) : `day ${day}`}`
}

/** Cook once, eat twice: what a dish shares with another meal; null where it is by itself. */
export function sharedPot(
  { leftover, cooked_for: later }: Shared,
  days: readonly PlanDay[],
): SharedPot | null {
  if (leftover) {
    const from = mealWords(days, leftover.day, leftover.slot)
    return {
      text: `Left over from ${from}, kept in the ${leftover.kept}.`,
      ingredients: [],
      steps: [],
    }
  }
  if (!later) return null
  const meal = mealWords(days, later.day, later.slot)
  const { ingredients, steps } = later
  return { text: `Cooked once for ${meal} too. For both meals:`, ingredients, steps }
}
