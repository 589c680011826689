import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { sessions } from '../db/tables/directory/sessions.ts'

/** Ends a session: its token is dead from now on. */
export async function logOut(db: Db, sessionHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, sessionHash))
}
