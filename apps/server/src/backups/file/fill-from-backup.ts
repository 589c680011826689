import { sql } from 'drizzle-orm'
import type { PrepareDatabase } from '../../db/database.ts'
import { migrateDatabase, newestSchemaLevel, schemaLevelOf } from '../../db/migrate-database.ts'
import { BackupError } from '../locations/backup-error.ts'
import type { CopyLocation } from '../locations/copy-location.ts'
import { type BackupTable, quotedName, tablesAt } from '../locations/tables-at.ts'
import type { BackupHeader, TableEnd } from './backup-parts.ts'
import { openDigest } from './digest-of-rows.ts'
import { damagedFile } from './frames.ts'
import { type BackupReader, readBackup } from './read-backup.ts'

const newer = () =>
  new BackupError(
    'The file holds data of another version of Brightplate than this one knows: restore it with the version that wrote it, or a newer one.',
  )

function tablesOf({ level }: BackupHeader): BackupTable[] {
  const tables = level <= newestSchemaLevel() ? tablesAt(level) : null
  if (!tables) throw newer()
  return tables
}

/** Every table of its level is in the file, or is said to be left out. */
function requireEveryTable({ tables, leftOut, ...header }: BackupHeader): void {
  const known = tablesOf({ tables, leftOut, ...header }).map(({ name }) => name)
  if ([...tables, ...leftOut].sort().join() !== [...known].sort().join()) throw damagedFile()
}

const drain: BackupReader = {
  begin: async (header) => requireEveryTable(header),
  table: async (_, rows) => {
    for await (const _bytes of rows);
  },
  tableDone: async () => {},
}

/**
 * Reads a backup through without restoring it. Throws a `BackupError` where it is not whole or not for this
 * version.
 */
export const checkBackup = (file: string): Promise<BackupHeader> => readBackup(file, drain)

async function requireSameRows(
  location: CopyLocation,
  table: BackupTable,
  { rows, sha256 }: TableEnd,
): Promise<void> {
  const digest = openDigest()
  for await (const bytes of location.rowsOf(table)) digest.add(bytes)
  const found = digest.end()
  if (found.rows === rows && found.sha256 === sha256) return
  throw new BackupError(
    `The rows of ${table.name} are not those of the backup after it was restored, so nothing was kept: try again, and tell us if it happens twice.`,
  )
}

/**
 * Puts a backup into an empty database: the schema of its level, its rows, and a look at each table whether
 * it holds the same; then what newer versions changed. The caller undoes all of it where this throws.
 */
export async function fillFromBackup(
  location: CopyLocation,
  file: string,
  setting: 'DATA_DIR' | 'DATABASE_URL',
  prepare: PrepareDatabase,
): Promise<{ tables: number; rows: number }> {
  const { db } = location
  let tables: BackupTable[] = []
  const ends = new Map<BackupTable, TableEnd>()
  const tableOf = (name: string): BackupTable => {
    const table = tables.find((one) => one.name === name)
    if (!table) throw damagedFile()
    return table
  }
  await readBackup(file, {
    begin: async (header) => {
      tables = tablesOf(header)
      await migrateDatabase(db, setting, {}, { level: header.level })
      if ((await schemaLevelOf(db)) !== header.level) {
        throw new BackupError(
          `${setting} has the empty tables of a newer version: name an empty place.`,
        )
      }
    },
    table: async ({ table, columns }, rows) => {
      const known = tableOf(table)
      if (known.columns.join() !== columns.join()) throw damagedFile()
      await location.fill(known, rows)
    },
    tableDone: async (name, end) => {
      ends.set(tableOf(name), end)
    },
  })
  for (const [table, end] of ends) {
    await requireSameRows(location, table, end)
    if (table.numbered === null || end.lastNumber === null) continue
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${quotedName(table)}, ${table.numbered}), ${end.lastNumber}::bigint)`,
    )
  }
  await migrateDatabase(db, setting, await prepare(db))
  await db.execute(sql`analyze`)
  const rows = [...ends.values()].reduce((sum, end) => sum + end.rows, 0)
  return { tables: ends.size, rows }
}
