import type { AheadTask, PlannedDay } from '../plan-document.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { eveningWork, overnightWork, thawing } from './evenings.ts'
import { mealsOfPlan } from './meals-of-plan.ts'
import { weekendBatches } from './weekend-batches.ts'

/**
 * What may be done on the evening or the weekend before a meal, in the order of the days; what is cooked on a Sunday
 * is not prepared again on an evening.
 */
export function preparedAhead(days: readonly PlannedDay[], profile: PlannerProfile): AheadTask[] {
  const meals = mealsOfPlan(days)
  const batches = weekendBatches(meals, days, profile)
  const isCooked = ({ day, slot }: AheadTask['meals'][number]) =>
    batches.some((batch) => batch.meals.some((one) => one.day === day && one.slot === slot))
  const evenings = eveningWork(meals, profile).filter((task) => !task.meals.some(isCooked))
  return [...batches, ...thawing(meals), ...overnightWork(meals, profile), ...evenings].sort(
    (a, b) => a.day - b.day,
  )
}
