import type { Changes } from '../../../changes/changes.ts'
import type { Db } from '../../../db/database.ts'
import { rowOf } from '../../../db/member.ts'
import { generations } from '../../../db/tables/household/plans/generations.ts'

export type GenerationRow = typeof generations.$inferSelect

/** Where no notification comes through, a change is seen this late. */
const pollMs = 1000

/** Has a plan or never will. */
export const hasEnded = ({ status, leaseUntil }: GenerationRow, now: Date): boolean =>
  status === 'done' || status === 'failed' || leaseUntil <= now

/** The generation as it is now and at each change, until it has ended or `signal` aborts. */
export async function* followGeneration(
  db: Db,
  { now, changes }: { now: () => Date; changes: Changes },
  householdId: string,
  id: string,
  signal?: AbortSignal,
): AsyncGenerator<GenerationRow> {
  const follower = changes.follow(id)
  signal?.addEventListener('abort', follower.stop)
  try {
    while (!signal?.aborted) {
      const [row] = await db
        .select()
        .from(generations)
        .where(rowOf(generations, householdId, id))
      if (!row) return
      yield row
      if (hasEnded(row, now())) return
      if (!signal?.aborted) await follower.changed(pollMs)
    }
  } finally {
    follower.stop()
  }
}
