import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { children, mealPlans } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { isId } from '../new-id.ts'
import type { PlanRow } from './to-meal-plan.ts'

/** The plan with its child as it is today. Throws `not_found` for one that is not there or not yours. */
export async function requirePlan(db: Db, householdId: string, id: string): Promise<PlanRow> {
  const [row] = isId(id)
    ? await db
        .select({ plan: mealPlans, child: children })
        .from(mealPlans)
        .leftJoin(children, eq(children.id, mealPlans.childId))
        .where(and(eq(mealPlans.id, id), eq(mealPlans.householdId, householdId)))
    : []
  if (!row) throw new AppError('not_found')
  return row
}
