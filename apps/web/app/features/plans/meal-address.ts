import type { Slot } from '@brightplate/contract/plans/plan-data'
import type { DishSlot } from './dish-locks.ts'

/** Where a meal stands on the page of its plan. */
const mealAnchor = (slot: Slot): string =>
  slot === 'snack_1' || slot === 'snack_2' ? 'snacks' : slot

/** A meal on the page of its plan: its day is opened there. */
export const mealAddress = (planId: string, { day, slot }: DishSlot): string =>
  `/meal-plan/${planId}?day=${day}#${mealAnchor(slot)}`

export const cookAddress = (planId: string, { day, slot }: DishSlot): string =>
  `/meal-plan/${planId}/cook/${day}/${slot}`
