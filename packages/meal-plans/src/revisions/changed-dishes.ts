import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanData, Slot } from '@brightplate/contract/plans/plan-data'
import { slots } from '@brightplate/planner/slot'

/** A place of a plan at which another dish stands. */
export interface ChangedDish {
  /** Counted from 1. */
  day: number
  slot: Slot
  before: string
  after: string
}

/** Where two plans of the same days differ, by what parents read: the names of their dishes. */
export const changedDishes = (
  before: Pick<PlanData, 'days'>,
  after: Pick<PlanData, 'days'>,
): ChangedDish[] =>
  after.days.flatMap(({ day }, index) =>
    slots.flatMap((slot): ChangedDish[] => {
      const was = dishAt(before, index, slot)?.name ?? ''
      const is = dishAt(after, index, slot)?.name ?? ''
      return was === is ? [] : [{ day, slot, before: was, after: is }]
    }),
  )
