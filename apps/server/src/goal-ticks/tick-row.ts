import type { GoalTick } from '@brightplate/contract/child/goal-tick'
import type { goalTicks } from '../db/tables/household/goal-ticks.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { keyedHash, sealedColumns } from '../keys/sealed-columns.ts'

type TickRow = typeof goalTicks.$inferSelect

/** The key of a tick in its table: a keyed hash, which tells neither the goal nor, once the child is deleted, the child. */
export function tickHashOf(keys: HouseholdKeys, childId: string, tick: GoalTick): string | null {
  const key = keys.ofChild(childId)
  return key && keyedHash(key, 'goal tick', JSON.stringify([tick.goal, tick.week_start]))
}

/** The columns of a new tick. Throws where the child has no key. */
export function sealTick(keys: HouseholdKeys, childId: string, { goal, week_start }: GoalTick) {
  const key = keys.ofChild(childId)
  const tickHash = tickHashOf(keys, childId, { goal, week_start })
  if (!key || !tickHash) throw new Error('A child has no key')
  const { householdId } = keys
  return {
    householdId,
    childId,
    tickHash,
    goal: sealedColumns.goal.seal(key, [householdId, childId, tickHash], goal),
    weekStart: week_start,
  }
}

/** A tick as the contract shows it; null where the child's key was destroyed. */
export function openGoal(keys: HouseholdKeys, row: TickRow): GoalTick | null {
  const key = keys.ofChild(row.childId)
  if (!key) return null
  const context = [row.householdId, row.childId, row.tickHash] as const
  return { goal: sealedColumns.goal.open(key, context, row.goal), week_start: row.weekStart }
}
