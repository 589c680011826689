import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { and, gt } from 'drizzle-orm'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { rowOf } from '../db/member.ts'
import { mealPlans } from '../db/tables/household/plans/meal-plans.ts'
import { AppError } from '../errors.ts'
import { isId } from '../new-id.ts'
import type { CheckServices } from './current-warnings.ts'
import { deletedLongAgo } from './forget-deleted-plans.ts'
import { readPlan } from './read-plan.ts'

/** Brings a plan back that was deleted a moment ago, with its marks and revisions. Throws `not_found`. */
export async function restorePlan(
  db: Db,
  services: CheckServices & { now: () => Date },
  caller: Pick<Caller, 'householdId' | 'keys' | 'userId'>,
  id: string,
): Promise<MealPlan> {
  const restored = isId(id)
    ? await db
        .update(mealPlans)
        .set({ deletedAt: null })
        .where(
          and(
            rowOf(mealPlans, caller.householdId, id),
            gt(mealPlans.deletedAt, deletedLongAgo(services.now())),
          ),
        )
        .returning({ id: mealPlans.id })
    : []
  if (restored.length === 0) throw new AppError('not_found')
  return readPlan(db, services, caller, id)
}
