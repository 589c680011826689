import type { GoalTick } from '@brightplate/contract/goal-tick'
import { limits } from '@brightplate/contract/limits'
import { daysLater, plainDateOf } from '@brightplate/contract/plain-date'
import { and, desc, eq, gte } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { goalTicks } from '../db/schema.ts'

/** The ticks of a child in the weeks that are shown, newest first. The caller has checked whose child it is. */
export async function listGoalTicks(db: Db, now: Date, childId: string): Promise<GoalTick[]> {
  const oldest = daysLater(plainDateOf(now), -7 * limits.goalWeeksShown)
  return db
    .select({ goal: goalTicks.goal, week_start: goalTicks.weekStart })
    .from(goalTicks)
    .where(and(eq(goalTicks.childId, childId), gte(goalTicks.weekStart, oldest)))
    .orderBy(desc(goalTicks.weekStart), goalTicks.goal)
}
