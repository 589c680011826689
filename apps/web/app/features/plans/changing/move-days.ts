import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { type PartedLeftover, partedLeftovers } from '@brightplate/contract/plans/parted-leftovers'
import { dayName } from '../../../ui/words/dates.ts'
import { type DishSlot, isLocked } from '../dish-locks.ts'
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

/** In the words of whoever has the meal before them, or the one that would come in its place. */
function partedWords({ name, why }: PartedLeftover): string {
  return why === 'before its cooking'
    ? `${name} would be left over before it is cooked`
    : `${name}: what is left would be kept too long`
}

/** The days of a plan that are not over, without the one on which the meal stands. */
export function moveDays(
  { plan_data, locks }: MealPlan,
  place: DishSlot,
  today: string,
): MoveDay[] {
  const { slot } = place
  const from = plan_data.days.findIndex(({ day }) => day === place.day)
  const own = dishAt(plan_data, from, slot)?.name
  return plan_data.days.flatMap(({ day, date }, to): MoveDay[] => {
    const dish = dishAt(plan_data, to, slot)?.name
    if (day === place.day || dish === undefined || !isOpenDay({ date }, today)) return []
    const stays = () => {
      if (isLocked(locks, { day, slot })) return `${dish}: kept in its place`
      if (dish === own) return 'The same stands there'
      const [parted] = partedLeftovers(plan_data, { slot, day: from, toDay: to })
      return parted ? partedWords(parted) : null
    }
    return [{ day, name: date ? dayName(date) : `Day ${day}`, dish, stays: stays() }]
  })
}
