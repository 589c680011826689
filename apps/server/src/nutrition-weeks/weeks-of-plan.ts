import type { NutritionWeek } from '@brightplate/contract/nutrition-week'
import type { PlanData } from '@brightplate/contract/plan-data'

const dayMs = 24 * 60 * 60 * 1000
const weekDays = 7

const startOf = (startDate: string, week: number): string =>
  new Date(Date.parse(`${startDate}T00:00:00Z`) + week * weekDays * dayMs)
    .toISOString()
    .slice(0, 10)

/** The weeks of a plan, the last first; each nutrient as the mean of its days. */
export function weeksOfPlan(plan: {
  id: string
  startDate: string
  planData: PlanData
}): NutritionWeek[] {
  const { days, nutrition = [] } = plan.planData
  const weeks = Array.from({ length: Math.ceil(days.length / weekDays) }, (_, week) => {
    const ofWeek = days.slice(week * weekDays, (week + 1) * weekDays)
    return {
      plan_id: plan.id,
      start_date: startOf(plan.startDate, week),
      nutrients: nutrition.map(({ nutrient, label, unit, target, complete }) => ({
        nutrient,
        label,
        unit,
        target,
        complete,
        mean:
          ofWeek.reduce((sum, day) => sum + (day.nutrition?.[nutrient] ?? 0), 0) / ofWeek.length,
      })),
    }
  })
  return weeks.reverse()
}
