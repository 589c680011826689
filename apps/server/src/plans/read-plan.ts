import type { MealPlan } from '@brightplate/contract/meal-plan'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { children, mealPlans } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { isId } from '../new-id.ts'
import { toMealPlan } from './to-meal-plan.ts'

/** One plan, checked against the profile and rules of today. Throws `not_found`. */
export async function readPlan(db: Db, householdId: string, id: string): Promise<MealPlan> {
  const [row] = isId(id)
    ? await db
        .select({ plan: mealPlans, child: children })
        .from(mealPlans)
        .leftJoin(children, eq(children.id, mealPlans.childId))
        .where(and(eq(mealPlans.id, id), eq(mealPlans.householdId, householdId)))
    : []
  if (!row) throw new AppError('not_found')
  return toMealPlan(row)
}
