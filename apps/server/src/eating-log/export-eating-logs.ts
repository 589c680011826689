import type { AccountExport } from '@brightplate/contract/account/account'
import { eq } from 'drizzle-orm'
import { openChild } from '../children/stored/open-child.ts'
import type { Db } from '../db/database.ts'
import { children } from '../db/tables/household/children.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'

/** What was reported of the meals of the household's children. */
export async function exportEatingLogs(
  db: Db,
  keys: HouseholdKeys,
): Promise<AccountExport['eating_logs']> {
  const rows = await db.select().from(children).where(eq(children.householdId, keys.householdId))
  return rows.flatMap((row) => {
    const log = openChild(keys, row)?.eating_log
    return log ? [{ child_id: row.id, ...log }] : []
  })
}
