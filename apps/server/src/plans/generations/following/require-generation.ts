import type { Caller } from '../../../auth/caller.ts'
import type { Db } from '../../../db/database.ts'
import { rowOf } from '../../../db/member.ts'
import { generations } from '../../../db/tables/household/plans/generations.ts'
import { AppError } from '../../../errors.ts'
import { isId } from '../../../new-id.ts'
import type { GenerationRow } from './follow-generation.ts'

/** The generation's row. Throws `not_found` for an id that is not there, not of the household, or no id. */
export async function requireGeneration(
  db: Db,
  { keys }: Pick<Caller, 'keys'>,
  id: string,
): Promise<GenerationRow> {
  const ofId = rowOf(generations, keys.householdId, id)
  const [row] = isId(id) ? await db.select().from(generations).where(ofId) : []
  if (!row) throw new AppError('not_found')
  return row
}
