import { and, gt, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { sessions } from '../../db/tables/directory/sessions.ts'

/** Which of the sessions with these hashes still live. */
export async function liveSessions(
  db: Db,
  now: Date,
  hashes: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(inArray(sessions.tokenHash, [...hashes]), gt(sessions.expiresAt, now)))
  return new Set(rows.map(({ tokenHash }) => tokenHash))
}
