import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'
import type * as schema from './schema.ts'

/** The database or a transaction on it; the same for the embedded engine and for a server. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export interface OpenDatabase {
  db: Db
  kind: 'embedded' | 'server'
  /** How the job queue reaches this database. */
  queueConnection: Pick<ConstructorOptions, 'connectionString' | 'max' | 'db' | 'backend'>
  /** Whether what is written next will find room, as far as can be known. */
  hasRoom: () => Promise<boolean>
  close: () => Promise<void>
}
