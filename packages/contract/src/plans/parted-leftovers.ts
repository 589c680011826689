import { dishAt } from './dish-at.ts'
import { dayAfter, type MovedMeal } from './moved-meal.ts'
import type { PlanData, Slot } from './plan-data.ts'
import { slots } from './slots.ts'

/** A meal that is what another left, and that could no longer be it. Days are counted from 0. */
export interface PartedLeftover {
  name: string
  day: number
  slot: Slot
  from: { day: number; slot: Slot }
  why: 'before its cooking' | 'kept too long'
}

/** What a move would part from its cooking: it would come no later, or be kept longer than it keeps. */
export function partedLeftovers(plan: Pick<PlanData, 'days'>, move: MovedMeal): PartedLeftover[] {
  return plan.days.flatMap((_, day) =>
    slots.flatMap((slot): PartedLeftover[] => {
      const dish = dishAt(plan, day, slot)
      if (!dish?.leftover) return []
      const { name, keeps } = dish
      const from = { day: dish.leftover.day - 1, slot: dish.leftover.slot }
      const daysKept = dayAfter(move, { day, slot }) - dayAfter(move, from)
      if (daysKept <= 0) return [{ name, day, slot, from, why: 'before its cooking' }]
      const isGood = keeps !== undefined && daysKept <= (keeps.freezer_days ?? keeps.fridge_days)
      return isGood ? [] : [{ name, day, slot, from, why: 'kept too long' }]
    }),
  )
}
