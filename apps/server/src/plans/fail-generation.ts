import type { ErrorCode } from '@brightplate/contract/error-code'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { generations } from '../db/schema.ts'

/** Ends a generation without a plan; it holds no quota from then on. */
export async function failGeneration(
  db: Db,
  now: Date,
  generationId: string,
  failureCode: ErrorCode,
): Promise<void> {
  await db
    .update(generations)
    .set({ status: 'failed', failureCode, finishedAt: now })
    .where(eq(generations.id, generationId))
}
