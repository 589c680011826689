import { type MealPlan, mealPlan } from '@brightplate/contract/plans/meal-plan'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { rulesVersion } from '@brightplate/foods/rules-version'
import type { ProfileFacts } from '@brightplate/meal-plans/profile/profile-facts'

const planId = '22222222-2222-4222-8222-222222222222'
const childId = '33333333-3333-4333-8333-333333333333'
const madeAt = '2026-11-22T08:00:00.000Z'
const said = '2026-11-01'

/** A name that no dish bears: it must not come out of the checker. */
export const childName = 'Rowanette'

/** A plan as `GET /api/meal-plans/{id}` answers it, parsed by the contract. */
export function wirePlanOf(facts: ProfileFacts, planData: PlanData): MealPlan {
  const { eaten: _, answers = [], eaters = [], red_flags: signs, ...child } = facts
  return mealPlan.parse({
    id: planId,
    child_id: childId,
    child_name: childName,
    created_at: madeAt,
    duration_days: planData.days.length,
    revision: 1,
    rules_version: rulesVersion,
    warnings: [],
    locks: [],
    plan_data: planData,
    profile_snapshot: {
      ...child,
      name: childName,
      age_given_on: said,
      ...(signs ? { red_flags: { ...signs, asked_on: said } } : {}),
      answers: answers.map((one) => ({ ...one, answered_at: madeAt, answered_by: childId })),
      eaters: eaters.map(({ child_id = null, ...one }) => ({ ...one, child_id, name: null })),
    },
  })
}
