import type { Slot } from '../slot.ts'

/** A meal that is eaten out: nothing is planned, bought or counted for it. */
export interface MealOut {
  /** Counted from 0. */
  day: number
  slot: Slot
}
