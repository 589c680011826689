import type { Meal } from '@brightplate/contract/plans/plan-data'
import { spanishGate } from '../check/checked-spanish.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { dishInSpanish } from './dish-in-spanish.ts'
import { mealOf, planNames } from './plan-meals.ts'

/**
 * A dinner of no plan in Spanish; what of it has no Spanish stays in English and says so.
 * @param child by whose rules the gate reads it
 * @param date of the evening, ISO
 */
export function dinnerInSpanish(dinner: Meal, child: ProfileFacts, date: string): Meal {
  const meal = mealOf(dinner, 'dinner', { day: 1, date }, spanishGate(child))
  return dishInSpanish(dinner, meal, planNames([meal]))
}
