import type { GoalTick } from '@brightplate/contract/child/goal-tick'
import { limits } from '@brightplate/contract/limits'
import { daysLater, plainDateOf } from '@brightplate/contract/plain-date'
import { and, eq, gte } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { goalTicks } from '../db/tables/household/goal-ticks.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { openGoal } from './tick-row.ts'

/** The ticks of a child in the weeks that are shown, newest first. The caller has checked whose child it is. */
export async function listGoalTicks(
  db: Db,
  now: Date,
  keys: HouseholdKeys,
  childId: string,
): Promise<GoalTick[]> {
  const oldest = daysLater(plainDateOf(now), -7 * limits.goalWeeksShown)
  const rows = await db
    .select()
    .from(goalTicks)
    .where(
      and(
        eq(goalTicks.householdId, keys.householdId),
        eq(goalTicks.childId, childId),
        gte(goalTicks.weekStart, oldest),
      ),
    )
  return rows
    .map((row) => openGoal(keys, row))
    .filter((one) => one !== null)
    .sort((a, b) => b.week_start.localeCompare(a.week_start) || (a.goal < b.goal ? -1 : 1))
}
