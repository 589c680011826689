import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { type PartedLeftover, partedLeftovers } from '@brightplate/contract/plans/parted-leftovers'
import * as words from '#words/plans/changing/move'
import * as planWords from '#words/plans/plan'
import { dayName } from '../../../ui/words/dates.ts'
import { type DishSlot, isLocked } from '../dish-locks.ts'
import { isOpenDay } from '../is-open-day.ts'

/** Another day of a plan, and the dish that would come in place of the moved one. */
export interface MoveDay {
  day: number
  /** "Wednesday, November 25" */
  name: string
  dish: string
  /** Why it cannot be chosen. */
  stays: string | null
}

/** In the words of whoever has the meal before them, or the one that would come in its place. */
const partedWords: Readonly<Record<PartedLeftover['why'], (values: { dish: string }) => string>> = {
  'before its cooking': words.beforeCooking,
  'kept too long': words.keptTooLong,
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
      if (isLocked(locks, { day, slot })) return words.otherIsKept({ dish })
      if (dish === own) return words.isTheSame
      const [parted] = partedLeftovers(plan_data, { slot, day: from, toDay: to })
      return parted ? partedWords[parted.why]({ dish: parted.name }) : null
    }
    return [{ day, name: date ? dayName(date) : planWords.day({ day }), dish, stays: stays() }]
  })
}
