import type { Child } from '@brightplate/contract/child/child'
import { limits } from '@brightplate/contract/limits'
import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'
import { rulesVersion } from '@brightplate/foods/rules-version'
import type { CheckedPlan } from '@brightplate/meal-plans/finish/checked-plan'
import { and, eq, lt } from 'drizzle-orm'
import { announceChange } from '../../changes/changes.ts'
import { snapshotOf } from '../../children/to-child.ts'
import type { Db } from '../../db/database.ts'
import { rowOf } from '../../db/member.ts'
import { notDeleted } from '../../db/not-deleted.ts'
import { mealPlans } from '../../db/tables/household/plans/meal-plans.ts'
import { planRevisions } from '../../db/tables/household/plans/plan-revisions.ts'
import { AppError } from '../../errors.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { checkKey, madeForKey } from '../stored/checked-profile.ts'
import { type StoredPlan, sealPlanParts } from '../stored/stored-plan.ts'
import { sealRevision } from './revisions/stored-revision.ts'

export interface NewRevision {
  by: typeof planRevisions.$inferSelect.replacedBy
  userId: string
  planData: CheckedPlan
  /** What was there before the change, and stays to be told. */
  warnings: PlanWarning[]
  /** Whom it was checked for, as it was then. */
  child: Child
  /** How often it was made again, where this counts as once more. */
  regenerations?: number
}

/**
 * Stores a new revision of a plan, and keeps the one before. Call it in a transaction. Throws
 * `plan_changed` when another one came first.
 */
export async function storeRevision(
  tx: Db,
  now: Date,
  keys: HouseholdKeys,
  plan: StoredPlan,
  { by, userId, planData, warnings, child, regenerations = plan.regenerations }: NewRevision,
): Promise<void> {
  const { householdId } = keys
  const key = keys.ofChild(child.id)
  // A child that was deleted meanwhile took its key along.
  if (!key) throw new AppError('not_found')
  const profileSnapshot = snapshotOf(child)
  const madeFor = madeForKey(key, profileSnapshot)
  const revision = plan.revision + 1
  const stored = await tx
    .update(mealPlans)
    .set({
      ...sealPlanParts(keys, plan, { planData, profileSnapshot, warnings }),
      schemaVersion: planData.schema_version,
      rulesVersion,
      madeFor: warnings.length === 0 ? madeFor : null,
      checkedFor: checkKey(key, revision, madeFor),
      regenerations,
      revision,
      updatedAt: now,
    })
    .where(
      and(
        rowOf(mealPlans, householdId, plan.id),
        eq(mealPlans.revision, plan.revision),
        eq(mealPlans.nameless, plan.nameless),
        notDeleted(mealPlans),
      ),
    )
    .returning({ id: mealPlans.id })
  if (stored.length === 0) throw new AppError('plan_changed')
  await tx
    .insert(planRevisions)
    .values(sealRevision(keys, plan, { replacedBy: by, replacedAt: now, replacedByUser: userId }))
  await tx
    .delete(planRevisions)
    .where(
      and(
        eq(planRevisions.householdId, householdId),
        eq(planRevisions.planId, plan.id),
        lt(planRevisions.revision, plan.revision + 1 - limits.revisionsKept),
      ),
    )
  await announceChange(tx, householdId)
}
