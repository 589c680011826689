import type { AccountExport } from '@brightplate/contract/account/account'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { shoppingMarks } from '../db/tables/household/plans/shopping-marks.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { openMark } from './shopping-mark-row.ts'

/** All marks of the household's shopping lists, oldest first. */
export async function exportShoppingMarks(
  db: Db,
  keys: HouseholdKeys,
): Promise<AccountExport['shopping_marks']> {
  const rows = await db
    .select()
    .from(shoppingMarks)
    .where(eq(shoppingMarks.householdId, keys.householdId))
    .orderBy(shoppingMarks.changedAt, shoppingMarks.markHash)
  return rows.map((row) => ({ ...openMark(keys, row), plan_id: row.planId }))
}
