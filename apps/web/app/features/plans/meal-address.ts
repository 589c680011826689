import type { Slot } from '@brightplate/contract/plans/plan-data'
import type { DishSlot } from './dish-locks.ts'

/** A day of a plan, with the sheet of one of its dishes where a slot is told. */
export const daySearch = (day: number, slot?: Slot): string =>
  slot === undefined ? `?day=${day}` : `?day=${day}&dish=${slot}`

/** The sheet of a dish on the page of its plan, whose row stands behind it. */
export const mealAddress = (planId: string, { day, slot }: DishSlot): string =>
  `/meal-plan/${planId}${daySearch(day, slot)}#${slot}`

/** Its row among the meals of its day. */
export const rowAddress = (planId: string, { day, slot }: DishSlot): string =>
  `/meal-plan/${planId}${daySearch(day)}#${slot}`

export const cookAddress = (planId: string, { day, slot }: DishSlot): string =>
  `/meal-plan/${planId}/cook/${day}/${slot}`
