import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** The database or a transaction on it; the same for the embedded engine and for a server. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export interface OpenDatabase {
  db: Db
  kind: 'embedded' | 'server'
  close: () => Promise<void>
}
