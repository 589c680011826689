import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { dayDishes } from './day-dishes.ts'
import type { DishSlot } from './dish-locks.ts'

type Days = Pick<PlanData, 'days'>

const namesOf = ({ days }: Days) =>
  new Map(
    days.flatMap((day) =>
      dayDishes(day).map(({ slot, dish }) => [`${day.day}/${slot}`, dish.name] as const),
    ),
  )

/** The meals of a plan that are others than they were. */
export function changedMeals(before: Days, after: Days): DishSlot[] {
  const names = namesOf(before)
  return after.days.flatMap((day) =>
    dayDishes(day).flatMap(({ slot, dish }) =>
      names.get(`${day.day}/${slot}`) === dish.name ? [] : [{ day: day.day, slot }],
    ),
  )
}
