import type { Place } from '@brightplate/contract/account/device'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { ofMember } from '../../db/member.ts'
import { sessions } from '../../db/tables/directory/sessions.ts'
import { AppError } from '../../errors.ts'
import { isId } from '../../new-id.ts'
import { noteAccessEvent } from '../events/note-access-event.ts'
import type { AccountHolder } from '../users/account-holder.ts'
import { endSessions } from './end-sessions.ts'

/** Ends one of the caller's sessions, also this one. Throws `not_found`. */
export async function endSession(
  db: Db,
  now: Date,
  caller: AccountHolder,
  { id, place }: { id: string; place: Place },
): Promise<void> {
  if (!isId(id)) throw new AppError('not_found')
  await db.transaction(async (tx) => {
    const ended = await endSessions(tx, and(ofMember(sessions, caller), eq(sessions.id, id)))
    if (ended === 0) throw new AppError('not_found')
    const { keys, userId } = caller
    await noteAccessEvent(tx, now, keys, { userId, kind: 'sessions_ended', place })
  })
}
