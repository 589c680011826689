import type { AccountExport } from '@brightplate/contract/account/account'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { goalTicks } from '../db/tables/household/goal-ticks.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { openGoal } from './tick-row.ts'

/** All ticks of the household's children, oldest first. */
export async function exportGoalTicks(
  db: Db,
  keys: HouseholdKeys,
): Promise<AccountExport['goal_ticks']> {
  const rows = await db.select().from(goalTicks).where(eq(goalTicks.householdId, keys.householdId))
  return rows
    .flatMap((row) => {
      const tick = openGoal(keys, row)
      return tick ? { child_id: row.childId, ...tick } : []
    })
    .sort((a, b) => a.week_start.localeCompare(b.week_start) || (a.goal < b.goal ? -1 : 1))
}
