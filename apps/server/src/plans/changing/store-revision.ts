import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { rowOf } from '../../db/member.ts'
import { mealPlans } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { type PlanParts, type StoredPlan, sealPlanParts } from '../stored-plan.ts'

export type PlanChange = { parts: PlanParts } & Partial<
  Pick<typeof mealPlans.$inferInsert, 'rulesVersion' | 'regenerations' | 'madeFor'>
>

/** Stores a new revision of a plan. Throws `plan_changed` when another one came first. */
export async function storeRevision(
  db: Db,
  now: Date,
  keys: HouseholdKeys,
  plan: Pick<StoredPlan, 'id' | 'childId' | 'nameless' | 'revision'>,
  { parts, ...columns }: PlanChange,
): Promise<void> {
  const stored = await db
    .update(mealPlans)
    .set({
      ...columns,
      ...sealPlanParts(keys, plan, parts),
      revision: sql`${mealPlans.revision} + 1`,
      updatedAt: now,
    })
    .where(
      and(
        rowOf(mealPlans, keys.householdId, plan.id),
        eq(mealPlans.revision, plan.revision),
        // A child that was deleted meanwhile took the key along.
        eq(mealPlans.nameless, plan.nameless),
      ),
    )
    .returning({ id: mealPlans.id })
  if (stored.length === 0) throw new AppError('plan_changed')
}
