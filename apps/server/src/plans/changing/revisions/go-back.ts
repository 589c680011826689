import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { GoBackBody } from '@brightplate/contract/plans/plan-revision'
import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../../auth/caller.ts'
import type { Db } from '../../../db/database.ts'
import { planRevisions } from '../../../db/tables/household/plans/plan-revisions.ts'
import { AppError } from '../../../errors.ts'
import type { CheckServices } from '../../current-warnings.ts'
import { readPlan } from '../../read-plan.ts'
import { requirePlan } from '../../require-plan.ts'
import { storeRevision } from '../store-revision.ts'
import { openRevision } from './kept-revision.ts'

/**
 * Goes back to an earlier revision of a plan, as a new one, so that this may be undone too. It is no
 * longer counted as made for any profile: whoever reads it has it checked by the rules of today. Throws
 * `not_found`, also for a revision that is not kept, and `plan_changed`.
 */
export async function goBack(
  db: Db,
  services: CheckServices & { now: () => Date },
  caller: Caller,
  id: string,
  { to, revision }: GoBackBody,
): Promise<MealPlan> {
  const { keys, householdId } = caller
  const { plan } = await requirePlan(db, keys, id)
  if (plan.revision !== revision) throw new AppError('plan_changed')
  const [row] = await db
    .select()
    .from(planRevisions)
    .where(
      and(
        eq(planRevisions.householdId, householdId),
        eq(planRevisions.planId, plan.id),
        eq(planRevisions.revision, to),
      ),
    )
  if (!row) throw new AppError('not_found')
  const { planData, profileSnapshot, rulesVersion } = openRevision(keys, plan, row)
  await db.transaction((tx) =>
    storeRevision(tx, services.now(), keys, plan, {
      by: 'back',
      parts: { planData, ...(profileSnapshot && { profileSnapshot }) },
      rulesVersion,
      schemaVersion: planData.schema_version,
      madeFor: null,
    }),
  )
  return readPlan(db, services, caller, id)
}
