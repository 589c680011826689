import type { MealPlan } from '@brightplate/contract/meal-plan'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { children, mealPlans } from '../db/schema.ts'
import { isId } from '../new-id.ts'
import { type PlanRow, toMealPlan } from './to-meal-plan.ts'

export interface PlanPage {
  limit?: number | undefined
  /** Id of a plan: only older ones. */
  before?: string | undefined
}

/** The household's plans with their children, newest first: UUIDv7 sorts by time. */
export async function findPlans(
  db: Db,
  householdId: string,
  { limit, before }: PlanPage,
): Promise<PlanRow[]> {
  const query = db
    .select({ plan: mealPlans, child: children })
    .from(mealPlans)
    .leftJoin(children, eq(children.id, mealPlans.childId))
    .where(
      and(
        eq(mealPlans.householdId, householdId),
        before && isId(before) ? lt(mealPlans.id, before) : undefined,
      ),
    )
    .orderBy(desc(mealPlans.id))
  return limit === undefined ? query : query.limit(limit)
}

export async function listPlans(db: Db, householdId: string, page: PlanPage): Promise<MealPlan[]> {
  return (await findPlans(db, householdId, page)).map(toMealPlan)
}
