import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { generations } from '../../../db/schema.ts'
import { type AppError, errorBodyOf } from '../../../errors.ts'
import { announceChange } from '../following/generation-changes.ts'

/** Ends a generation without a plan; it holds no quota from then on. One that has ended stays as it is. */
export async function failGeneration(
  db: Db,
  now: Date,
  generationId: string,
  error: AppError,
): Promise<void> {
  const open = inArray(generations.status, ['queued', 'running'])
  await db.transaction(async (tx) => {
    await tx
      .update(generations)
      .set({ status: 'failed', failure: errorBodyOf(error.code, error.extra), finishedAt: now })
      .where(and(eq(generations.id, generationId), open))
    await announceChange(tx, generationId)
  })
}
