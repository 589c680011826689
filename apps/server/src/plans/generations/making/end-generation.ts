import { and, inArray } from 'drizzle-orm'
import { announceChange } from '../../../changes/changes.ts'
import type { Db } from '../../../db/database.ts'
import { rowOf } from '../../../db/member.ts'
import { generations } from '../../../db/tables/household/plans/generations.ts'

/** Ends a generation with its plan; false where it has ended already, and nothing is to be stored. */
export async function endGeneration(
  tx: Db,
  now: Date,
  {
    householdId,
    id,
    planId,
    durationDays,
  }: { householdId: string; id: string; planId: string; durationDays: number },
): Promise<boolean> {
  const ended = await tx
    .update(generations)
    .set({ status: 'done', planId, daysDone: durationDays, finishedAt: now })
    .where(
      and(rowOf(generations, householdId, id), inArray(generations.status, ['queued', 'running'])),
    )
    .returning({ id: generations.id })
  if (ended.length === 0) return false
  await announceChange(tx, id)
  return true
}
