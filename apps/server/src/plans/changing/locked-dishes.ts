import { dishAt } from '@brightplate/meal-plans/dish-at'
import { storedDish } from '@brightplate/meal-plans/swap/stored-dishes'
import type { LockedDish } from '@brightplate/planner/plan'
import type { PlanRow } from '../to-meal-plan.ts'

/** The dishes of a plan that stay when it is made anew. */
export const lockedDishes = ({ plan }: PlanRow): LockedDish[] =>
  plan.locks.flatMap(({ day, slot }) => {
    const dish = dishAt(plan.planData, day - 1, slot)
    const stored = dish ? storedDish(dish) : null
    return stored ? [{ day: day - 1, slot, ...stored }] : []
  })
