import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { sessions } from '../../db/tables/directory/sessions.ts'
import { endSessions } from './end-sessions.ts'

/** Ends a session. */
export async function logOut(db: Db, sessionHash: string): Promise<void> {
  await db.transaction((tx) => endSessions(tx, eq(sessions.tokenHash, sessionHash)))
}
