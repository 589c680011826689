import type { MealPlan } from '@brightplate/contract/plans/meal-plan'

/** Where a dish stands in its plan; a lock is such a place. */
export type DishPlace = MealPlan['locks'][number]

const isAt = (a: DishPlace, b: DishPlace) => a.day === b.day && a.slot === b.slot

export const isLocked = (locks: readonly DishPlace[], place: DishPlace): boolean =>
  locks.some((lock) => isAt(lock, place))

/** The locks with the place added, or without it where it was there. */
export const toggledLocks = (locks: readonly DishPlace[], place: DishPlace): DishPlace[] =>
  isLocked(locks, place) ? locks.filter((lock) => !isAt(lock, place)) : [...locks, place]
