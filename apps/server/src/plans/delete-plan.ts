import { and } from 'drizzle-orm'
import type { Caller } from '../auth/caller.ts'
import { announceChange } from '../changes/changes.ts'
import type { Db } from '../db/database.ts'
import { rowOf } from '../db/member.ts'
import { notDeleted } from '../db/not-deleted.ts'
import { mealPlans } from '../db/tables/household/plans/meal-plans.ts'
import { AppError } from '../errors.ts'
import { isId } from '../new-id.ts'

/**
 * Takes a plan away; `restorePlan` brings it back for a minute, then `forgetDeletedPlans` erases it. Throws
 * `not_found`. The generation stays counted, so deleting gives no plan back.
 */
export async function deletePlan(
  db: Db,
  now: Date,
  { householdId }: Pick<Caller, 'householdId'>,
  id: string,
): Promise<void> {
  if (!isId(id)) throw new AppError('not_found')
  await db.transaction(async (tx) => {
    const deleted = await tx
      .update(mealPlans)
      .set({ deletedAt: now })
      .where(and(rowOf(mealPlans, householdId, id), notDeleted(mealPlans)))
      .returning({ id: mealPlans.id })
    if (deleted.length === 0) throw new AppError('not_found')
    await announceChange(tx, householdId)
  })
}
