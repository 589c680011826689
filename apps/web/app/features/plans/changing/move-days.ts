import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { dayName } from '../../../ui/words/dates.ts'
import { dayDishes } from '../day-dishes.ts'
import { type DishPlace, isLocked } from '../dish-locks.ts'
import { isOpenDay } from '../is-open-day.ts'

/** Another day of a plan, and the dish that would come in the place of the moved one. */
export interface MoveDay {
  day: number
  /** "Wednesday, November 25" */
  name: string
  dish: string
  /** Why it cannot be chosen. */
  stays: string | null
}

/** The days of a plan that are not over, without the one on which the meal stands. */
export function moveDays(
  { plan_data, locks }: MealPlan,
  place: DishPlace,
  today: string,
): MoveDay[] {
  const { slot } = place
  const at = (day: number) =>
    plan_data.days
      .flatMap((one) => (one.day === day ? dayDishes(one) : []))
      .find((one) => one.slot === slot)?.dish.name
  const own = at(place.day)
  return plan_data.days.flatMap(({ day, date }): MoveDay[] => {
    const dish = at(day)
    if (day === place.day || dish === undefined || !isOpenDay({ date }, today)) return []
    const stays = isLocked(locks, { day, slot })
      ? `${dish}: kept in its place`
      : dish === own
        ? 'The same stands there'
        : null
    return [{ day, name: date ? dayName(date) : `Day ${day}`, dish, stays }]
  })
}
