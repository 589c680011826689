import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** A transaction that may wait, and work, as long as it takes. */
export async function withoutTimeLimits(tx: Db): Promise<void> {
  for (const limit of [
    'statement_timeout',
    'lock_timeout',
    'idle_in_transaction_session_timeout',
  ]) {
    await tx.execute(sql.raw(`set local ${limit} = 0`))
  }
}
