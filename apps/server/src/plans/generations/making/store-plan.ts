import type { ProfileSnapshot } from '@brightplate/contract/plans/meal-plan'
import { rulesVersion } from '@brightplate/foods/rules-version'
import type { CheckedPlan } from '@brightplate/meal-plans/finish/checked-plan'
import type { Db } from '../../../db/database.ts'
import { rowOf } from '../../../db/member.ts'
import { children } from '../../../db/tables/household/children.ts'
import { mealPlans } from '../../../db/tables/household/plans/meal-plans.ts'
import { AppError } from '../../../errors.ts'
import type { HouseholdKeys } from '../../../keys/household-keys.ts'
import { sealedColumns } from '../../../keys/sealed-columns.ts'
import { newId } from '../../../new-id.ts'
import { madeForKey } from '../../stored/checked-profile.ts'
import { endGeneration } from './end-generation.ts'

export interface NewPlan {
  generationId: string
  childId: string
  durationDays: 7 | 14
  startDate: string
  seed: number
  /** The eaters were chosen for this plan. */
  tableChosen: boolean
  profileSnapshot: ProfileSnapshot
  planData: CheckedPlan
}

/**
 * Stores the plan and ends its generation, both or neither; nothing where the generation has
 * already ended. Throws `not_found` when the child was deleted meanwhile.
 */
export async function storePlan(
  db: Db,
  now: Date,
  keys: HouseholdKeys,
  plan: NewPlan,
): Promise<void> {
  const { generationId, planData, profileSnapshot, ...columns } = plan
  const { householdId } = keys
  const id = newId(now)
  const { childId } = plan
  const key = keys.ofChild(childId)
  if (!key) throw new AppError('not_found')
  const context = [householdId, id] as const
  const sealed = {
    planData: sealedColumns.planData.seal(key, context, planData),
    profileSnapshot: sealedColumns.snapshot.seal(key, context, profileSnapshot),
    madeFor: madeForKey(key, profileSnapshot),
  }
  await db.transaction(async (tx) => {
    const { durationDays } = plan
    if (
      !(await endGeneration(tx, now, { householdId, id: generationId, planId: id, durationDays }))
    )
      return
    const [child] = await tx
      .select({ id: children.id })
      .from(children)
      .where(rowOf(children, householdId, childId))
      .for('key share')
    if (!child) throw new AppError('not_found')
    await tx.insert(mealPlans).values({
      householdId,
      id,
      ...columns,
      ...sealed,
      schemaVersion: planData.schema_version,
      rulesVersion,
      createdAt: now,
      updatedAt: now,
    })
  })
}
