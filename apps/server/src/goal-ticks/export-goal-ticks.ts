import type { AccountExport } from '@brightplate/contract/account'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { children, goalTicks } from '../db/schema.ts'

/** All ticks of the household's children, oldest first. */
export async function exportGoalTicks(
  db: Db,
  householdId: string,
): Promise<AccountExport['goal_ticks']> {
  return db
    .select({
      child_id: goalTicks.childId,
      goal: goalTicks.goal,
      week_start: goalTicks.weekStart,
    })
    .from(goalTicks)
    .innerJoin(children, eq(children.id, goalTicks.childId))
    .where(eq(children.householdId, householdId))
    .orderBy(goalTicks.weekStart, goalTicks.goal)
}
