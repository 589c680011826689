import type { OpenSession } from '@brightplate/contract/account/access'
import { and, desc, gt } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { ofMember } from '../../db/member.ts'
import { sessions } from '../../db/tables/directory/sessions.ts'
import { sealedColumns } from '../../keys/sealed-columns.ts'
import type { AccountHolder } from '../users/account-holder.ts'

/** The caller's sessions that live, the last used first. */
export async function listSessions(
  db: Db,
  now: Date,
  { keys, sessionHash, ...member }: AccountHolder,
): Promise<OpenSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(ofMember(sessions, member), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.usedAt), desc(sessions.id))
  return rows.map(({ id, householdId, tokenHash, place, createdAt, usedAt }) => ({
    id,
    is_this: tokenHash === sessionHash,
    place: place && sealedColumns.sessionPlace.open(keys.own, [householdId, id], place),
    started_at: createdAt.toISOString(),
    last_used_at: usedAt.toISOString(),
  }))
}
