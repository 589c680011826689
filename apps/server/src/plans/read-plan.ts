import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { type CheckServices, currentWarnings } from './current-warnings.ts'
import { requirePlan } from './require-plan.ts'
import { toMealPlan } from './to-meal-plan.ts'

/**
 * One plan, checked against the profile and rules of today; where they are asked for, of its days the first ones
 * alone. Throws `not_found`.
 */
export async function readPlan(
  db: Db,
  services: CheckServices,
  caller: Pick<Caller, 'keys' | 'userId'>,
  id: string,
  firstDays?: number,
): Promise<MealPlan> {
  const row = await requirePlan(db, caller.keys, id)
  const warnings = await currentWarnings(db, services, caller, [row])
  const plan = toMealPlan(row, warnings.get(row.plan.id) ?? [])
  const days = plan.plan_data.days.slice(0, firstDays)
  return { ...plan, plan_data: { ...plan.plan_data, days } }
}
