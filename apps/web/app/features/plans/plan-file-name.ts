import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import * as words from '#words/plans/plan'

/** "shopping-list-2026-11-23.txt", "meal-plan-2026-11-23.ics": no name of a child in a downloads folder. */
export function planFileName(plan: MealPlan, ending: 'txt' | 'ics'): string {
  const date = plan.plan_data.days[0]?.date ?? plan.created_at.slice(0, 10)
  return ending === 'txt' ? words.listFile({ date }) : words.calendarFile({ date })
}
