import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanData, PlanDay, Slot } from '@brightplate/contract/plans/plan-data'
import { slots } from '@brightplate/planner/slot'

/** A place of a plan at which another dish stands. */
export interface ChangedDish {
  /** Counted from 1. */
  day: number
  slot: Slot
  before: string
  after: string
}

type NamedMeal = NonNullable<ReturnType<typeof dishAt>>
/** What a meal is called for whoever reads it. */
export type MealName = (dish: NamedMeal, slot: Slot, at: Pick<PlanDay, 'day' | 'date'>) => string

const ownName: MealName = ({ name }) => name

/** Where two plans of the same days differ, by what parents read: the names of their dishes. */
export const changedDishes = (
  before: Pick<PlanData, 'days'>,
  after: Pick<PlanData, 'days'>,
  nameOf = ownName,
): ChangedDish[] =>
  after.days.flatMap(({ day, date }, index) =>
    slots.flatMap((slot): ChangedDish[] => {
      const was = dishAt(before, index, slot)
      const is = dishAt(after, index, slot)
      if (was?.name === is?.name) return []
      const nameIn = (dish: typeof was) => (dish ? nameOf(dish, slot, { day, date }) : '')
      return [{ day, slot, before: nameIn(was), after: nameIn(is) }]
    }),
  )
