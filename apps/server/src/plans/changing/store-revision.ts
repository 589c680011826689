import { limits } from '@brightplate/contract/limits'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { rowOf } from '../../db/member.ts'
import { notDeleted } from '../../db/not-deleted.ts'
import { mealPlans } from '../../db/tables/household/plans/meal-plans.ts'
import { planRevisions } from '../../db/tables/household/plans/plan-revisions.ts'
import { AppError } from '../../errors.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { type PlanParts, type StoredPlan, sealPlanParts } from '../stored-plan.ts'
import { sealRevision } from './revisions/kept-revision.ts'

export type PlanChange = {
  by: typeof planRevisions.$inferSelect.replacedBy
  parts: PlanParts
} & Partial<
  Pick<
    typeof mealPlans.$inferInsert,
    'rulesVersion' | 'regenerations' | 'madeFor' | 'schemaVersion'
  >
>

/**
 * Stores a new revision of a plan, and keeps the one before. Call it in a transaction. Throws
 * `plan_changed` when another one came first.
 */
export async function storeRevision(
  tx: Db,
  now: Date,
  keys: HouseholdKeys,
  plan: StoredPlan,
  { by, parts, ...columns }: PlanChange,
): Promise<void> {
  const { householdId } = keys
  const stored = await tx
    .update(mealPlans)
    .set({
      ...columns,
      ...sealPlanParts(keys, plan, parts),
      revision: sql`${mealPlans.revision} + 1`,
      updatedAt: now,
    })
    .where(
      and(
        rowOf(mealPlans, householdId, plan.id),
        eq(mealPlans.revision, plan.revision),
        // A child that was deleted meanwhile took the key along.
        eq(mealPlans.nameless, plan.nameless),
        notDeleted(mealPlans),
      ),
    )
    .returning({ id: mealPlans.id })
  if (stored.length === 0) throw new AppError('plan_changed')
  await tx.insert(planRevisions).values(sealRevision(keys, plan, by, now))
  await tx
    .delete(planRevisions)
    .where(
      and(
        eq(planRevisions.householdId, householdId),
        eq(planRevisions.planId, plan.id),
        lt(planRevisions.revision, plan.revision + 1 - limits.revisionsKept),
      ),
    )
}
