import type { GoalTick, GoalTickBody } from '@brightplate/contract/child/goal-tick'
import { limits } from '@brightplate/contract/limits'
import { dayMs, startOfDay, weekStartOf } from '@brightplate/contract/plain-date'
import { and, eq } from 'drizzle-orm'
import * as words from '#localized/errors'
import { requireChild } from '../children/require-child.ts'
import type { Db } from '../db/database.ts'
import { goalTicks } from '../db/tables/household/goal-ticks.ts'
import { AppError } from '../errors.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { listGoalTicks } from './list-goal-ticks.ts'
import { sealTick, tickHashOf } from './tick-row.ts'

/** A Monday from the weeks shown up to this one, wherever on earth the parent is. */
function isTickableWeek(weekStart: string, now: Date): boolean {
  const start = startOfDay(weekStart).getTime()
  const oldest = now.getTime() - limits.goalWeeksShown * 7 * dayMs
  return weekStartOf(weekStart) === weekStart && start >= oldest && start <= now.getTime() + dayMs
}

/**
 * Ticks a goal of the child for a week, or takes the tick back; the same tick twice is one.
 * Throws `not_found`, and `invalid_input` for a goal that is not the child's or a week that is none.
 */
export async function changeGoalTick(
  db: Db,
  now: Date,
  keys: HouseholdKeys,
  childId: string,
  { goal, week_start, met }: GoalTickBody,
): Promise<GoalTick[]> {
  const { child } = await requireChild(db, keys, childId)
  if (!isTickableWeek(week_start, now)) {
    throw new AppError('invalid_input', {
      detail: words.mondayUpToNow(),
      fields: { week_start: words.mondayUpToNow() },
    })
  }
  if (met) {
    if (!child.behavioral_goals.includes(goal)) {
      throw new AppError('invalid_input', {
        detail: words.goalGone(),
        fields: { goal: words.goalGone() },
      })
    }
    await db
      .insert(goalTicks)
      .values({ ...sealTick(keys, child.id, { goal, week_start }), tickedAt: now })
      .onConflictDoNothing()
  } else {
    await db
      .delete(goalTicks)
      .where(
        and(
          eq(goalTicks.householdId, keys.householdId),
          eq(goalTicks.childId, child.id),
          eq(goalTicks.tickHash, tickHashOf(keys, child.id, { goal, week_start }) ?? ''),
        ),
      )
  }
  return listGoalTicks(db, now, keys, child.id)
}
