import { limits } from '@brightplate/contract/limits'
import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import * as words from '#localized/errors'
import type { Db } from '../../db/database.ts'
import { attempts } from '../../db/tables/directory/attempts.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../new-id.ts'

const minuteMs = 60 * 1000

export const attemptWindowMs = limits.attemptWindowMinutes * minuteMs

export interface AttemptLimit {
  kind: typeof attempts.$inferSelect.kind
  keyHash: string
  /** How many are let through in the window. */
  allowed: number
}

/** When the next attempt would be let through; null where this one may. */
async function refusedUntil(
  db: Db,
  windowStart: Date,
  { kind, keyHash, allowed }: AttemptLimit,
): Promise<Date | null> {
  const [last] = await db
    .select({ attemptedAt: attempts.attemptedAt })
    .from(attempts)
    .where(
      and(
        eq(attempts.kind, kind),
        eq(attempts.keyHash, keyHash),
        gt(attempts.attemptedAt, windowStart),
      ),
    )
    .orderBy(desc(attempts.attemptedAt))
    .offset(allowed)
    .limit(1)
  return last ? new Date(last.attemptedAt.getTime() + attemptWindowMs) : null
}

function tooMany(now: Date, until: Date): AppError {
  const waitMs = until.getTime() - now.getTime()
  const minutes = Math.max(1, Math.ceil(waitMs / minuteMs))
  return new AppError(
    'too_many_requests',
    {
      detail: words.tooManyAttempts({ minutes }),
    },
    { retryAfter: waitMs / 1000 },
  )
}

/**
 * Counts an attempt under each limit before it is acted on, so that simultaneous ones cannot outrun
 * them; answers with what `forgetAttempts` takes. Throws `too_many_requests`, and counts nothing then.
 */
export async function countAttempts(
  db: Db,
  now: Date,
  limits: readonly AttemptLimit[],
): Promise<string[]> {
  const windowStart = new Date(now.getTime() - attemptWindowMs)
  const rows = limits.map(({ kind, keyHash }) => ({
    id: newId(now),
    kind,
    keyHash,
    attemptedAt: now,
  }))
  const ids = rows.map(({ id }) => id)
  if (rows.length > 0) await db.insert(attempts).values(rows)
  for (const limit of limits) {
    const until = await refusedUntil(db, windowStart, limit)
    if (!until) continue
    await forgetAttempts(db, ids)
    throw tooMany(now, until)
  }
  return ids
}

/** Takes attempts back that turned out to be no guesses. */
export async function forgetAttempts(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(attempts).where(inArray(attempts.id, [...ids]))
}

/** An owner who proved it: what was tried under this limit before counts no more. */
export async function forgetAttemptsUnder(
  db: Db,
  { kind, keyHash }: Pick<AttemptLimit, 'kind' | 'keyHash'>,
): Promise<void> {
  await db.delete(attempts).where(and(eq(attempts.kind, kind), eq(attempts.keyHash, keyHash)))
}
