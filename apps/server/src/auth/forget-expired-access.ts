import { lte } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { loginFailures, sessions, verifications } from '../db/schema.ts'
import { loginWindowMs } from './log-in.ts'

/** Deletes sessions and reset links that open nothing any more, and failed logins that no longer count. */
export async function forgetExpiredAccess(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
  await db.delete(verifications).where(lte(verifications.expiresAt, now))
  const windowStart = new Date(now.getTime() - loginWindowMs)
  await db.delete(loginFailures).where(lte(loginFailures.failedAt, windowStart))
}
