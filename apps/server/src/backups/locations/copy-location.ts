import type { Db } from '../../db/database.ts'
import type { BackupTable } from './tables-at.ts'

/** A database that rows are copied from or into, while nothing changes them. */
export interface CopyLocation {
  db: Db
  /** The rows of a table in the order of its key, as COPY writes them. */
  rowsOf: (table: BackupTable) => AsyncIterable<Uint8Array>
  /** Puts rows into a table. */
  fill: (table: BackupTable, rows: AsyncIterable<Uint8Array>) => Promise<void>
}

/** What makes values look alike on every database. */
export const copySettings = [
  `client_encoding = 'UTF8'`,
  `timezone = 'UTC'`,
  `datestyle = 'ISO, MDY'`,
  `intervalstyle = 'postgres'`,
  `bytea_output = 'hex'`,
  'extra_float_digits = 1',
] as const
