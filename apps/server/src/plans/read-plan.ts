import type { MealPlan } from '@brightplate/contract/meal-plan'
import type { Db } from '../db/database.ts'
import { requirePlan } from './require-plan.ts'
import { toMealPlan } from './to-meal-plan.ts'

/** One plan, checked against the profile and rules of today. Throws `not_found`. */
export async function readPlan(db: Db, householdId: string, id: string): Promise<MealPlan> {
  return toMealPlan(await requirePlan(db, householdId, id))
}
