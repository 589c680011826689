import { sql } from 'drizzle-orm'
import { fromDrizzle, type Db as QueueDatabase } from 'pg-boss'
import type { Db } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'

/** For what the queue is to do together with the rest of a transaction. */
export function onTransaction(tx: Db): QueueDatabase {
  const execute = async (query: unknown) => ({ rows: rowsOf(await tx.execute(sql`${query}`)) })
  return fromDrizzle({ execute }, sql)
}
