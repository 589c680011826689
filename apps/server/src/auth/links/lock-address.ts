import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'

/** Whoever is about to take this address waits here for each other, to the transaction's end. */
export async function lockAddress(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address ${email}`}, 0))`)
}
