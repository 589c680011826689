import { lte } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { attempts, sessions, verifications } from '../db/schema.ts'
import { attemptWindowMs } from './count-attempt.ts'

/** Deletes sessions and reset links that open nothing any more, and attempts that no longer count. */
export async function forgetExpiredAccess(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
  await db.delete(verifications).where(lte(verifications.expiresAt, now))
  const windowStart = new Date(now.getTime() - attemptWindowMs)
  await db.delete(attempts).where(lte(attempts.attemptedAt, windowStart))
}
