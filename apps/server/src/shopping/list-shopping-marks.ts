import type { ShoppingMark } from '@brightplate/contract/plans/shopping-mark'
import { and, eq, isNull, or } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { shoppingMarks } from '../db/tables/household/plans/shopping-marks.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { openMark } from './shopping-mark-row.ts'

/** The marks of a plan's list and what is at home, oldest first. The caller has checked whose plan it is. */
export async function listShoppingMarks(
  db: Db,
  keys: HouseholdKeys,
  planId: string,
): Promise<ShoppingMark[]> {
  const rows = await db
    .select()
    .from(shoppingMarks)
    .where(
      and(
        eq(shoppingMarks.householdId, keys.householdId),
        or(eq(shoppingMarks.planId, planId), isNull(shoppingMarks.planId)),
      ),
    )
    .orderBy(shoppingMarks.changedAt, shoppingMarks.markHash)
  return rows.map((row) => openMark(keys, row))
}
