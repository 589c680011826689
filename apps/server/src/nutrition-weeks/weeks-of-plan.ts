import { daysLater } from '@brightplate/contract/plain-date'
import type { NutritionWeek } from '@brightplate/contract/plans/nutrition-week'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { mealsOutOf } from '@brightplate/meal-plans/meals-out/meals-out-of'

const weekDays = 7

const shareOf = (days: PlanData['days']): number =>
  days.reduce((sum, { home_share: share = 1 }) => sum + share, 0) / days.length

/** The weeks of a plan, the last first; each nutrient as the mean of its days, against what of its target is at home. */
export function weeksOfPlan(plan: {
  id: string
  startDate: string
  planData: PlanData
}): NutritionWeek[] {
  const { days, nutrition = [] } = plan.planData
  const weeks = Array.from({ length: Math.ceil(days.length / weekDays) }, (_, week) => {
    const ofWeek = days.slice(week * weekDays, (week + 1) * weekDays)
    // The plan's targets are those of all its weeks together.
    const share = shareOf(ofWeek) / (shareOf(days) || 1)
    const out = mealsOutOf({ days: ofWeek }).length
    return {
      plan_id: plan.id,
      start_date: daysLater(plan.startDate, week * weekDays),
      ...(out > 0 ? { meals_out: out } : {}),
      nutrients: nutrition.map(({ nutrient, label, unit, target, complete }) => ({
        nutrient,
        label,
        unit,
        target: target === null || share === 1 ? target : target * share,
        complete,
        mean:
          ofWeek.reduce((sum, day) => sum + (day.nutrition?.[nutrient] ?? 0), 0) / ofWeek.length,
      })),
    }
  })
  return weeks.reverse()
}
