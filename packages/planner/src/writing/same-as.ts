import { startOfDay } from '@brightplate/contract/plain-date'
import type { PlannedDay, PlannedDish } from '../plan-document.ts'
import { say } from '../texts/english.ts'

const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

const weekdayOf = (date: string): string => weekdays.format(startOfDay(date))

const key = 'why.same-as'
/** A weekday further back would be taken for another. */
const daysBack = 6

type Meal = Pick<PlannedDish, 'name' | 'why' | 'eaten_out'>

/** A dish with the day on which the same stood in its place before, and without one that no longer holds. */
function told<Dish extends Meal>(
  dish: Dish,
  before: readonly { dish: Meal; date: string }[],
): Dish {
  const why = dish.why.filter((one) => one.key !== key)
  if (dish.eaten_out) return dish
  const same = before.findLast((one) => one.dish.name === dish.name)
  const weekday = same?.date ? weekdayOf(same.date) : null
  return { ...dish, why: weekday ? [...why, say(key, { weekday })] : why }
}

/** Says of each meal and snack on which day before the same stood there: "Same as Tuesday." */
export function withSameAs(days: readonly PlannedDay[]): PlannedDay[] {
  return days.map((day, index) => {
    const past = days.slice(Math.max(0, index - daysBack), index)
    const before = (dishOf: (one: PlannedDay) => Meal | undefined) =>
      past.flatMap((one) => {
        const dish = dishOf(one)
        return dish ? { dish, date: one.date } : []
      })
    return {
      ...day,
      breakfast: told(
        day.breakfast,
        before((one) => one.breakfast),
      ),
      lunch: told(
        day.lunch,
        before((one) => one.lunch),
      ),
      dinner: told(
        day.dinner,
        before((one) => one.dinner),
      ),
      snacks: day.snacks.map((snack, index) =>
        told(
          snack,
          before((one) => one.snacks[index]),
        ),
      ),
    }
  })
}
