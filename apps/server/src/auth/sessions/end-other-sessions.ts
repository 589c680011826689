import type { Place } from '@brightplate/contract/account/device'
import { and, ne } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { ofMember } from '../../db/member.ts'
import { sessions } from '../../db/tables/directory/sessions.ts'
import { noteAccessEvent } from '../events/note-access-event.ts'
import type { AccountHolder } from '../users/account-holder.ts'
import { endSessions } from './end-sessions.ts'

/** Ends all sessions of the caller but the one that asks. */
export async function endOtherSessions(
  db: Db,
  now: Date,
  caller: AccountHolder,
  place: Place,
): Promise<void> {
  const { keys, userId, sessionHash } = caller
  await db.transaction(async (tx) => {
    const others = and(ofMember(sessions, caller), ne(sessions.tokenHash, sessionHash))
    if ((await endSessions(tx, others)) === 0) return
    await noteAccessEvent(tx, now, keys, { userId, kind: 'sessions_ended', place })
  })
}
