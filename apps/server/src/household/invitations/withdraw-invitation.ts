import type { Caller } from '../../auth/caller.ts'
import type { Db } from '../../db/database.ts'
import { rowOf } from '../../db/member.ts'
import { invitations } from '../../db/tables/household/invitations.ts'
import { AppError } from '../../errors.ts'
import { isId } from '../../new-id.ts'
import { requireOwner } from '../membership/require-owner.ts'

/** Ends an invitation. Throws `owner_needed`, and `not_found` where it was used or is none of the household's. */
export async function withdrawInvitation(db: Db, caller: Caller, id: string): Promise<void> {
  await requireOwner(db, caller)
  const ended = isId(id)
    ? await db
        .delete(invitations)
        .where(rowOf(invitations, caller.householdId, id))
        .returning({ id: invitations.id })
    : []
  if (ended.length === 0) throw new AppError('not_found')
}
