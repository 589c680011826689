import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { addressHash, type LookupKey } from '../../keys/lookup-key.ts'

/** Whoever is about to take this address waits here for each other, to the transaction's end. */
export async function lockAddress(tx: Db, lookup: LookupKey, email: string): Promise<void> {
  const name = `address ${addressHash(lookup, email)}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
