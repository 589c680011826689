import { and, inArray, lte } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { generations } from '../../../db/tables/household/plans/generations.ts'

/** Ends the generations whose lease lapsed: they hold no quota, and no one waits for them. */
export async function endLapsedGenerations(db: Db, now: Date): Promise<void> {
  await db
    .update(generations)
    .set({ status: 'failed', failure: null, finishedAt: now })
    .where(
      and(inArray(generations.status, ['queued', 'running']), lte(generations.leaseUntil, now)),
    )
}
