import { advisoryLocks, holdLock } from '../db/advisory-locks.ts'
import type { Db } from '../db/database.ts'
import { withoutTimeLimits } from '../db/without-time-limits.ts'

/** Until the transaction ends nobody else writes a key or begins an epoch, however long it takes. */
export async function holdAllKeys(tx: Db): Promise<void> {
  await withoutTimeLimits(tx)
  await holdLock(tx, advisoryLocks.keys)
}
