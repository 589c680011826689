import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { PlanDay } from '@brightplate/contract/plans/plan-data'
import { type DayDish, dayDishes } from './day-dishes.ts'
import { warningOn } from './warning-on.ts'

/** The dishes of a day that still fit the profile: all that is printed, shared or shown as today. */
export const fittingDishes = ({ warnings }: Pick<MealPlan, 'warnings'>, day: PlanDay): DayDish[] =>
  dayDishes(day).filter(({ slot }) => !warningOn(warnings, day.day, slot))
