import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { rowOf } from '../db/member.ts'
import { mealPlans } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { isId } from '../new-id.ts'

/** Throws `not_found`. The generation stays counted, so deleting gives no plan back. */
export async function deletePlan(
  db: Db,
  { householdId }: Pick<Caller, 'householdId'>,
  id: string,
): Promise<void> {
  const deleted = isId(id)
    ? await db
        .delete(mealPlans)
        .where(rowOf(mealPlans, householdId, id))
        .returning({ id: mealPlans.id })
    : []
  if (deleted.length === 0) throw new AppError('not_found')
}
