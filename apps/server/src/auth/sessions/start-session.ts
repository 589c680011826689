import { limits } from '@brightplate/contract/limits'
import { dayMs } from '@brightplate/contract/plain-date'
import type { Db } from '../../db/database.ts'
import type { Member } from '../../db/member.ts'
import { sessions } from '../../db/tables/directory/sessions.ts'
import { type LookupKey, tokenHash } from '../../keys/lookup-key.ts'
import { newToken } from '../secrets/secret-token.ts'

/** How long a session lives that nobody uses, and how long one that is used every day. */
export const sessionMs = limits.sessionDays * dayMs
export const longestSessionMs = limits.longestSessionDays * dayMs

/** Opens a session and answers with its token, which is kept nowhere here. */
export async function startSession(
  db: Db,
  now: Date,
  lookup: LookupKey,
  { householdId, userId }: Member,
): Promise<string> {
  const token = newToken()
  await db.insert(sessions).values({
    tokenHash: tokenHash(lookup, token),
    householdId,
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionMs),
  })
  return token
}
