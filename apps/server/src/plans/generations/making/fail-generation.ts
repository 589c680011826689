import { and, inArray } from 'drizzle-orm'
import { announceChange } from '../../../changes/changes.ts'
import type { Db } from '../../../db/database.ts'
import { rowOf } from '../../../db/member.ts'
import { generations } from '../../../db/tables/household/plans/generations.ts'
import type { AppError } from '../../../errors.ts'
import type { HouseholdKeys } from '../../../keys/household-keys.ts'
import type { GenerationRow } from '../following/follow-generation.ts'
import { sealFailure } from '../following/generation-failure.ts'

/** Ends a generation without a plan; it holds no quota from then on. One that has ended stays as it is. */
export async function failGeneration(
  db: Db,
  now: Date,
  keys: HouseholdKeys,
  generation: GenerationRow,
  error: AppError,
): Promise<void> {
  const failure = sealFailure(keys, generation, error)
  const open = inArray(generations.status, ['queued', 'running'])
  await db.transaction(async (tx) => {
    await tx
      .update(generations)
      .set({ status: 'failed', failure, finishedAt: now })
      .where(and(rowOf(generations, keys.householdId, generation.id), open))
    await announceChange(tx, generation.id)
  })
}
