import { daysLater } from '../plain-date.ts'
import type { MealPlanSummary } from './meal-plan.ts'

type Dated = Pick<
  MealPlanSummary,
  'id' | 'child_id' | 'child_name' | 'start_date' | 'duration_days'
>

const overlap = (one: Dated, other: Dated): boolean =>
  one.start_date < daysLater(other.start_date, other.duration_days) &&
  other.start_date < daysLater(one.start_date, one.duration_days)

/** The plans that a household shops for together with a plan: of each other child the newest with days in common. `plans` are newest first. */
export function plansBeside<Plan extends Dated>(plan: Plan, plans: readonly Plan[]): Plan[] {
  const children = new Set([plan.child_id])
  return plans.filter((one) => {
    if (one.child_name === null || children.has(one.child_id) || !overlap(one, plan)) return false
    children.add(one.child_id)
    return true
  })
}
