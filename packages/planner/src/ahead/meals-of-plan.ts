import { startOfDay } from '@brightplate/contract/plain-date'
import type { PlannedDay, PlannedDish, PlannedPart } from '../plan-document.ts'
import type { Slot } from '../slot.ts'

export interface MealOfPlan {
  /** Counted from 1. */
  day: number
  date: string
  slot: Slot
  dish: PlannedDish
  /** Those of the dish; an older plan does not have them. */
  parts: readonly PlannedPart[]
}

/** The meals that are cooked; juice is made fresh. */
export const mealsOfPlan = (days: readonly PlannedDay[]): MealOfPlan[] =>
  days.flatMap(({ day, date, breakfast, lunch, dinner, snacks }) => {
    const [snack_1, snack_2] = snacks
    const own = { breakfast, lunch, dinner, snack_1, snack_2 }
    return (['breakfast', 'lunch', 'dinner', 'snack_1', 'snack_2'] as const).flatMap((slot) => {
      const dish = own[slot]
      if (!dish || dish.eaten_out) return []
      const { parts = [] } = dish
      return [{ day, date, slot, dish, parts }]
    })
  })

export const isWeekday = (date: string): boolean => {
  const weekday = startOfDay(date).getUTCDay()
  return weekday > 0 && weekday < 6
}
