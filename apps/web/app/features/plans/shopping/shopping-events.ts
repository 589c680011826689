import { daysLater } from '@brightplate/contract/plain-date'
import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import * as words from '#words/plans/shopping/events'
import { localDate } from '../../../ui/words/dates.ts'
import { fittingDishes } from '../fitting-dishes.ts'
import { leftOutFoods } from '../left-out/left-out-foods.ts'
import { leftOutOfList } from '../left-out/left-out-words.ts'
import { daysFromTrip } from './days-from-trip.ts'
import { lineText } from './line-text.ts'
import { shoppingTrips } from './shopping-trips.ts'

/** The date of the first day that a trip is for on which a dish is cooked at home. */
function firstNeeded(plan: MealPlan, trip: number): string | undefined {
  const days = daysFromTrip(plan.plan_data, trip)
  return days.find((day) => fittingDishes(plan, day).some(({ dish }) => !dish.eaten_out))?.date
}

/** The day before; of a plan made no sooner than its first day, that day: nobody shops yesterday. */
function shoppingDate(plan: MealPlan, needed: string): string {
  const before = daysLater(needed, -1)
  return localDate(new Date(plan.created_at)) > before ? needed : before
}

/** What a calendar says of each trip to the shop; nothing of a plan without dates or without a list. */
export function shoppingEvents(plan: MealPlan) {
  const { plan_data, child_name } = plan
  const { checked, unchecked } = plan_data
  const leftOut = leftOutFoods(plan)
  return shoppingTrips(plan_data, leftOut).flatMap(({ trip, aisles }) => {
    const needed = firstNeeded(plan, trip)
    if (needed === undefined) return []
    const lines = aisles.flatMap((aisle) => aisle.lines)
    return {
      trip,
      date: shoppingDate(plan, needed),
      summary: words.shopFor({ name: child_name ?? 'unnamed', count: lines.length }),
      description: [
        ...lines.map(lineText),
        ...leftOutOfList([], leftOut),
        unchecked?.text,
        checked?.text,
      ]
        .filter(Boolean)
        .join('\n'),
    }
  })
}
