import type { NutritionWeek } from '@brightplate/contract/nutrition-week'
import { daysLater } from '@brightplate/contract/plain-date'
import type { PlanData } from '@brightplate/contract/plan-data'

const weekDays = 7

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
      start_date: daysLater(plan.startDate, week * weekDays),
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
