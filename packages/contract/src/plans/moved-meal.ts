import type { Slot } from './plan-data.ts'

/** Two days, counted from 0, whose meals of one slot change places. */
export interface MovedMeal {
  slot: Slot
  day: number
  toDay: number
}

/** The day on which the meal of a place is eaten afterwards. */
export function dayAfter({ slot, day, toDay }: MovedMeal, place: { day: number; slot: Slot }) {
  if (place.slot !== slot) return place.day
  if (place.day === day) return toDay
  return place.day === toDay ? day : place.day
}
