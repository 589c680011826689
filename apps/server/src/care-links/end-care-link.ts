import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { rowOf } from '../db/member.ts'
import { careLinks } from '../db/tables/household/care-links.ts'
import { AppError } from '../errors.ts'
import { isId } from '../new-id.ts'

/** Throws `not_found`. */
export async function endCareLink(
  db: Db,
  { householdId }: Pick<Caller, 'householdId'>,
  id: string,
): Promise<void> {
  const ended = isId(id)
    ? await db
        .delete(careLinks)
        .where(rowOf(careLinks, householdId, id))
        .returning({ id: careLinks.id })
    : []
  if (ended.length === 0) throw new AppError('not_found')
}
