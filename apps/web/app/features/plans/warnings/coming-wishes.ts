import type { MealPlan, PlanWarning } from '@brightplate/contract/plans/meal-plan'

/** The meals that hold what is never again and are still to come: what was eaten stays. */
export const comingWishes = (
  { warnings, plan_data }: Pick<MealPlan, 'warnings' | 'plan_data'>,
  today: string,
): PlanWarning[] =>
  warnings.filter(({ wish, day }) => {
    const date = plan_data.days.find((one) => one.day === day)?.date
    return wish === true && (date === undefined || date >= today)
  })
