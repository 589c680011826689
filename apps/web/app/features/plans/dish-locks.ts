import type { MealPlan } from '@brightplate/contract/plans/meal-plan'

/** Where a dish stands in its plan; a lock is such a place. */
export type DishSlot = MealPlan['locks'][number]

const isAt = (a: DishSlot, b: DishSlot) => a.day === b.day && a.slot === b.slot

export const isLocked = (locks: readonly DishSlot[], place: DishSlot): boolean =>
  locks.some((lock) => isAt(lock, place))

/** The locks with the place added, or without it where it was there. */
export const toggledLocks = (locks: readonly DishSlot[], place: DishSlot): DishSlot[] =>
  isLocked(locks, place) ? locks.filter((lock) => !isAt(lock, place)) : [...locks, place]
