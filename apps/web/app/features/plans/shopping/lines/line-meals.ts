import type { PlanDay, Slot } from '@brightplate/contract/plans/plan-data'
import * as planWords from '#words/plans/plan'
import { shortDate, weekday } from '../../../../ui/words/dates.ts'
import type { DayDish } from '../../day-dishes.ts'
import { fittingDishes } from '../../fitting-dishes.ts'
import type { ShownPlan } from '../../shown-plan.ts'
import type { ShoppingLine } from '../shopping-trips.ts'

export interface LineMeal {
  day: number
  slot: Slot
  /** "Thursday"; "December 3" in a plan of two weeks, "Day 2" where it has no dates. */
  when: string
  dish: string
}

const daysOfTrip = 7

function whenOf({ day, date }: PlanDay, days: number): string {
  if (date === undefined) return planWords.day({ day })
  return days > daysOfTrip ? shortDate(date) : weekday(date)
}

type Wanted = Pick<ShoppingLine, 'foods' | 'typed' | 'name'>

/** Whether a dish needs what is bought: under the parent's own word only where the line has it. */
function needs({ dish }: DayDish, { foods, typed, name }: Wanted): boolean {
  if (foods.length === 0) return dish.beside?.includes(typed ?? name) ?? false
  const isIn = dish.foods?.some(({ food_id }) => foods.includes(food_id)) ?? false
  if (typed === undefined) return isIn
  return isIn && (dish.parts?.some((part) => part.typed === typed || part.name === typed) ?? false)
}

/** For which meals of these weeks a line is bought, in their order. */
export function lineMeals(
  plan: Pick<ShownPlan, 'plan_data' | 'warnings'>,
  line: Wanted,
  weeks: 'all' | 'first' | 'second' = 'all',
): LineMeal[] {
  return plan.plan_data.days
    .filter(({ day }) => weeks === 'all' || day > daysOfTrip === (weeks === 'second'))
    .flatMap((day) =>
      fittingDishes(plan, day)
        .filter((one) => needs(one, line))
        .map(({ slot, dish }) => ({
          day: day.day,
          slot,
          when: whenOf(day, plan.plan_data.days.length),
          dish: dish.name,
        })),
    )
}
