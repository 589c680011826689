import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { syncPath } from '../../db/embedded/data-folder/sync-path.ts'
import { isHalfMigrated, schemaLevelOf } from '../../db/migrate-database.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { BackupError } from '../locations/backup-error.ts'
import type { CopyLocation } from '../locations/copy-location.ts'
import { type BackupTable, quotedName, tablesAt } from '../locations/tables-at.ts'
import { type BackupHeader, backupFormat, type TableEnd } from './backup-parts.ts'
import { openDigest } from './digest-of-rows.ts'
import { frame } from './frames.ts'

export interface BackupSummary {
  tables: number
  rows: number
}

interface BackupOptions {
  now: Date
  /** Tables whose rows stay out of the file. */
  leaveOut?: readonly string[]
  signal?: AbortSignal
}

const toBytes = (value: object) => Buffer.from(JSON.stringify(value))

async function lastNumberOf({ db }: CopyLocation, table: BackupTable): Promise<string | null> {
  if (table.numbered === null) return null
  const [row] = rowsOf(
    await db.execute(
      sql`select pg_sequence_last_value(pg_get_serial_sequence(${quotedName(table)}, ${table.numbered})::regclass)::text as last`,
    ),
  )
  return typeof row?.last === 'string' ? row.last : null
}

async function* framesOf(
  location: CopyLocation,
  { now, leaveOut = [] }: BackupOptions,
  summary: BackupSummary,
): AsyncGenerator<Buffer> {
  if (await isHalfMigrated(location.db)) {
    throw new BackupError(
      'The data is half-way to another version of Brightplate: start that version on it, and take the backup when it serves.',
    )
  }
  const level = await schemaLevelOf(location.db)
  const all = tablesAt(level)
  if (!all) {
    throw new BackupError(
      'The data is of another version of Brightplate: take the backup with that version.',
    )
  }
  const tables = all.filter(({ name }) => !leaveOut.includes(name))
  const whole = createHash('sha256')
  const made = (kind: 'H' | 'T' | 'D' | 'E', bytes: Uint8Array) => {
    const bytesOfFrame = frame(kind, bytes)
    whole.update(bytesOfFrame)
    return bytesOfFrame
  }
  const header: BackupHeader = {
    ...backupFormat,
    level,
    takenAt: now.toISOString(),
    tables: tables.map(({ name }) => name),
    leftOut: all.map(({ name }) => name).filter((name) => leaveOut.includes(name)),
  }
  yield made('H', toBytes(header))
  for (const table of tables) {
    yield made('T', toBytes({ table: table.name, columns: table.columns }))
    const digest = openDigest()
    for await (const bytes of location.rowsOf(table)) {
      digest.add(bytes)
      yield made('D', bytes)
    }
    const end: TableEnd = { ...digest.end(), lastNumber: await lastNumberOf(location, table) }
    yield made('E', toBytes(end))
    summary.tables += 1
    summary.rows += end.rows
  }
  yield frame('Z', toBytes({ ...summary, sha256: whole.digest('hex') }))
}

/**
 * Writes all rows of a location into a new file, which gets its name when it is whole and on the disk.
 * Only this user may read it.
 */
export async function writeBackup(
  location: CopyLocation,
  file: string,
  options: BackupOptions,
): Promise<BackupSummary> {
  const unfinished = `${file}.part`
  const summary: BackupSummary = { tables: 0, rows: 0 }
  try {
    await pipeline(
      framesOf(location, options, summary),
      createGzip({ level: 4 }),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
      options.signal ? { signal: options.signal } : {},
    )
    await rename(unfinished, file)
    await syncPath(dirname(file))
    return summary
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Throws a `BackupError` where there is something of that name. */
export async function requireNewFile(file: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (isThere) throw new BackupError(`${file} is there already: name a file that is not.`)
}
