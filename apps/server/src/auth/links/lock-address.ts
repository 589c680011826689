import { holdNamedLock } from '../../db/advisory-locks.ts'
import type { Db } from '../../db/database.ts'
import { addressHash, type LookupKey } from '../../keys/lookup-key.ts'

/** Whoever is about to take this address waits here for each other, to the transaction's end. */
export async function lockAddress(tx: Db, lookup: LookupKey, email: string): Promise<void> {
  await holdNamedLock(tx, `address ${addressHash(lookup, email)}`)
}
