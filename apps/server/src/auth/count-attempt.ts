import { and, count, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { attempts } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { newId } from '../new-id.ts'

export const attemptWindowMs = 15 * 60 * 1000

export interface AttemptLimit {
  kind: typeof attempts.$inferSelect.kind
  /** Keyed hash of the e-mail or network address. */
  keyHash: string
  /** How many are let through in 15 minutes. */
  allowed: number
}

/**
 * Counts an attempt before it is acted on, so that simultaneous ones cannot outrun the limit.
 * Throws `too_many_attempts`.
 */
export async function countAttempt(
  db: Db,
  now: Date,
  { kind, keyHash, allowed }: AttemptLimit,
): Promise<void> {
  const id = newId(now)
  const windowStart = new Date(now.getTime() - attemptWindowMs)
  await db.delete(attempts).where(lte(attempts.attemptedAt, windowStart))
  await db.insert(attempts).values({ id, kind, keyHash, attemptedAt: now })
  const [row] = await db
    .select({ made: count() })
    .from(attempts)
    .where(
      and(
        eq(attempts.kind, kind),
        eq(attempts.keyHash, keyHash),
        gt(attempts.attemptedAt, windowStart),
      ),
    )
  if ((row?.made ?? 0) > allowed) {
    await db.delete(attempts).where(eq(attempts.id, id))
    throw new AppError('too_many_attempts')
  }
}
