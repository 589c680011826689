import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'

/** The database or a transaction on it; the same for the embedded engine and for a server. */
export type Db = PgDatabase<PgQueryResultHKT>

/**
 * What a migration does to data between two of its statements, by the name that it calls it there: a piece of the
 * work a call, in a transaction of its own. Each answers whether there is more; the last one is committed with
 * the statements that follow.
 */
export type MigrationSteps = Readonly<Record<string, (tx: Db) => Promise<boolean>>>

/** Looks at a database before it is migrated. */
export type PrepareDatabase = (db: Db) => Promise<MigrationSteps>

/** A copy of the database that follows it, for reads of what may be a second old. */
export interface Replica {
  /** It, while it is known to have all that was answered a second ago; else null. */
  fresh: () => Db | null
  /** What was asked of it failed: nothing more is until it was seen to follow. */
  left: () => void
}

export interface OpenDatabase {
  db: Db
  /** Null where there is none. */
  replica: Replica | null
  kind: 'embedded' | 'server'
  /** How the job queue reaches this database. */
  queueConnection: Pick<ConstructorOptions, 'connectionString' | 'max' | 'db' | 'backend'>
  /** Connections that are open, and who waits for one; of the embedded engine the one that it has. */
  connections: () => { used: number; idle: number; waiting: number }
  /** Is called with what failed: some databases say only so that they have no room. */
  failed: (error: unknown) => void
  /** Whether what is written next will find room, as far as can be known. */
  hasRoom: () => Promise<boolean>
  close: () => Promise<void>
}
