import { limits } from '@brightplate/contract/limits'
import { dayMs } from '@brightplate/contract/plain-date'
import type { Db } from '../db/database.ts'
import { sessions } from '../db/schema.ts'
import { newId } from '../new-id.ts'
import { hashToken, newToken } from './secrets/secret-token.ts'

export const sessionMs = limits.sessionDays * dayMs

/** Opens a session and answers with its token, which is kept nowhere here. */
export async function startSession(db: Db, userId: string, now: Date): Promise<string> {
  const token = newToken()
  await db.insert(sessions).values({
    id: newId(now),
    userId,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionMs),
  })
  return token
}
