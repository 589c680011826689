import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { AppError } from '../errors.ts'
import type { CheckServices } from './current-warnings.ts'
import { readPlan } from './read-plan.ts'

/** A plan with one of its days alone, counted from 1. Throws `not_found`, also where the plan has no such day. */
export async function readDay(
  db: Db,
  services: CheckServices,
  caller: Pick<Caller, 'keys' | 'userId'>,
  id: string,
  day: number,
): Promise<MealPlan> {
  const plan = await readPlan(db, services, caller, id)
  const days = plan.plan_data.days.filter((one) => one.day === day)
  if (days.length === 0) throw new AppError('not_found')
  return { ...plan, plan_data: { ...plan.plan_data, days } }
}
