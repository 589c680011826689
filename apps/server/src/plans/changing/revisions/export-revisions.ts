import type { AccountExport } from '@brightplate/contract/account/account'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { planRevisions } from '../../../db/tables/household/plans/plan-revisions.ts'
import type { HouseholdKeys } from '../../../keys/household-keys.ts'
import type { StoredPlan } from '../../stored/stored-plan.ts'
import { openRevision } from './stored-revision.ts'

/** What is kept of these plans as they were before, oldest first. */
export async function exportRevisions(
  db: Db,
  keys: HouseholdKeys,
  plans: readonly Pick<StoredPlan, 'id' | 'childId'>[],
): Promise<AccountExport['plan_revisions']> {
  const byId = new Map(plans.map((plan) => [plan.id, plan]))
  const rows = await db
    .select()
    .from(planRevisions)
    .where(eq(planRevisions.householdId, keys.householdId))
    .orderBy(asc(planRevisions.planId), asc(planRevisions.revision))
  return rows.flatMap((row) => {
    const plan = byId.get(row.planId)
    if (!plan) return []
    // A plan that names nobody keeps no revisions.
    const { revision, replacedAt, replacedByUser, planData } = openRevision(
      keys,
      { ...plan, nameless: false },
      row,
    )
    return {
      plan_id: row.planId,
      revision,
      replaced_at: replacedAt.toISOString(),
      ...(replacedByUser === null ? {} : { replaced_by: replacedByUser }),
      plan_data: planData,
    }
  })
}
