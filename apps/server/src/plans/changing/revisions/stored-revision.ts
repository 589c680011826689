import type { KeyObject } from 'node:crypto'
import type { ProfileSnapshot } from '@brightplate/contract/plans/meal-plan'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import type { planRevisions } from '../../../db/tables/household/plans/plan-revisions.ts'
import type { HouseholdKeys } from '../../../keys/household-keys.ts'
import { sealedColumns } from '../../../keys/sealed-columns.ts'
import { keyOfPlan, type StoredPlan } from '../../stored/stored-plan.ts'

type Row = typeof planRevisions.$inferSelect
type OfPlan = Pick<StoredPlan, 'id' | 'childId' | 'nameless'>

/** A plan as it was before a change. */
export interface StoredRevision
  extends Pick<Row, 'revision' | 'rulesVersion' | 'replacedBy' | 'replacedAt' | 'replacedByUser'> {
  planData: PlanData
  profileSnapshot: ProfileSnapshot | null
}

const contextOf = (householdId: string, planId: string, revision: number) =>
  [householdId, planId, String(revision)] as const

function requireKey(keys: HouseholdKeys, plan: OfPlan): KeyObject {
  const key = keyOfPlan(keys, plan)
  if (!key) throw new Error('The key of the plan was destroyed')
  return key
}

/** The row of what is kept of a plan. */
export function sealStoredRevision(
  keys: HouseholdKeys,
  plan: OfPlan,
  { planData, profileSnapshot, ...open }: StoredRevision,
): Row {
  const { householdId } = keys
  const key = requireKey(keys, plan)
  const context = contextOf(householdId, plan.id, open.revision)
  return {
    householdId,
    planId: plan.id,
    ...open,
    planData: sealedColumns.revisionData.seal(key, context, planData),
    profileSnapshot:
      profileSnapshot && sealedColumns.revisionSnapshot.seal(key, context, profileSnapshot),
  }
}

/** The row that keeps a plan as it is. */
export const sealRevision = (
  keys: HouseholdKeys,
  plan: StoredPlan,
  replaced: Pick<Row, 'replacedBy' | 'replacedAt' | 'replacedByUser'>,
): Row => {
  const { revision, rulesVersion, planData, profileSnapshot } = plan
  return sealStoredRevision(keys, plan, {
    revision,
    rulesVersion,
    planData,
    profileSnapshot,
    ...replaced,
  })
}

/** What a row keeps of its plan. */
export function openRevision(keys: HouseholdKeys, plan: OfPlan, row: Row): StoredRevision {
  const key = requireKey(keys, plan)
  const context = contextOf(row.householdId, row.planId, row.revision)
  const { revision, rulesVersion, replacedBy, replacedAt, replacedByUser } = row
  return {
    revision,
    rulesVersion,
    replacedBy,
    replacedAt,
    replacedByUser,
    planData: sealedColumns.revisionData.open(key, context, row.planData),
    profileSnapshot:
      row.profileSnapshot && sealedColumns.revisionSnapshot.open(key, context, row.profileSnapshot),
  }
}
