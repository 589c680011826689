import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { type CheckServices, currentWarnings } from './current-warnings.ts'
import { requirePlan } from './stored/require-plan.ts'
import { toMealPlan } from './stored/to-meal-plan.ts'

/** One plan, checked against the profile and rules of today. Throws `not_found`. */
export async function readPlan(
  db: Db,
  services: CheckServices,
  caller: Pick<Caller, 'keys' | 'userId'>,
  id: string,
): Promise<MealPlan> {
  const row = await requirePlan(db, caller.keys, id)
  const warningsOf = await currentWarnings(db, services, caller, [row])
  return toMealPlan(row, warningsOf(row))
}
