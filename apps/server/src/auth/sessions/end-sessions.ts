import type { SQL } from 'drizzle-orm'
import { announceChange } from '../../changes/changes.ts'
import type { Db } from '../../db/database.ts'
import { sessions } from '../../db/tables/directory/sessions.ts'

/**
 * Ends sessions and answers how many: their tokens are dead from now on. Streams of every process hear of it when the
 * transaction commits.
 */
export async function endSessions(tx: Db, which: SQL | undefined): Promise<number> {
  if (!which) throw new Error('Nothing says which sessions end')
  const ended = await tx.delete(sessions).where(which).returning({ userId: sessions.userId })
  for (const userId of new Set(ended.map((session) => session.userId))) {
    await announceChange(tx, userId)
  }
  return ended.length
}
