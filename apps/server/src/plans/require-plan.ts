import { and, isNull } from 'drizzle-orm'
import { findChild } from '../children/require-child.ts'
import type { Db } from '../db/database.ts'
import { rowOf } from '../db/member.ts'
import { mealPlans } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { isId } from '../new-id.ts'
import { openPlan } from './stored-plan.ts'
import type { PlanRow } from './to-meal-plan.ts'

/** The plan with its child as it is today. Throws `not_found` for one that is not there or not yours. */
export async function requirePlan(db: Db, keys: HouseholdKeys, id: string): Promise<PlanRow> {
  const [row] = isId(id)
    ? await db
        .select()
        .from(mealPlans)
        .where(and(rowOf(mealPlans, keys.householdId, id), isNull(mealPlans.deletedAt)))
    : []
  const plan = row && openPlan(keys, row)
  if (!plan) throw new AppError('not_found')
  const found = plan.nameless ? null : await findChild(db, keys, plan.childId)
  return { plan, child: found?.child ?? null }
}
