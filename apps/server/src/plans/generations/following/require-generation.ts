import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../../auth/caller.ts'
import type { Db } from '../../../db/database.ts'
import { rowOf } from '../../../db/member.ts'
import { generations } from '../../../db/tables/household/plans/generations.ts'
import { AppError } from '../../../errors.ts'
import { isId } from '../../../new-id.ts'
import type { GenerationRow } from './follow-generation.ts'

/** The generation's row. Throws `not_found` for an id that is not there, not yours, or no id. */
export async function requireGeneration(
  db: Db,
  { keys, userId }: Pick<Caller, 'keys' | 'userId'>,
  id: string,
): Promise<GenerationRow> {
  const ofUser = and(rowOf(generations, keys.householdId, id), eq(generations.userId, userId))
  const [row] = isId(id) ? await db.select().from(generations).where(ofUser) : []
  if (!row) throw new AppError('not_found')
  return row
}
