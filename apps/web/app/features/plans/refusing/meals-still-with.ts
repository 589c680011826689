import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { dayDishes } from '../day-dishes.ts'
import { isOpenDay } from '../is-open-day.ts'
import { comingWishes } from '../warnings/coming-wishes.ts'
import type { Refusal } from './refusal.ts'

/** How many coming meals still hold what was refused, as nothing else fits there. */
export function mealsStillWith(
  refusal: Refusal,
  after: Pick<MealPlan, 'plan_data' | 'warnings'>,
  today: string,
): number {
  if (refusal.kind === 'today') return 0
  if (refusal.kind !== 'not_now') return comingWishes(after, today).length
  return after.plan_data.days
    .filter((day) => isOpenDay(day, today))
    .flatMap(dayDishes)
    .filter(({ dish }) => dish.parts?.some(({ typed }) => typed === refusal.what)).length
}
