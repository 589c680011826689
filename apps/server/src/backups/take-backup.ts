import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { advisoryLocks, tryLock } from '../db/advisory-locks.ts'
import type { Db } from '../db/database.ts'
import { compileOnce } from '../db/embedded/compile-once.ts'
import { schemaLevelOf } from '../db/migrate-database.ts'
import { onServerConnection } from '../db/server/connections/on-server-connection.ts'
import type { Env } from '../env.ts'
import { type BackupSummary, requireNewFile, writeBackup } from './file/write-backup.ts'
import { BackupError } from './locations/backup-error.ts'
import { copyDataFolder } from './locations/copy-data-folder.ts'
import { embeddedLocation } from './locations/embedded-location.ts'
import { serverLocation } from './locations/server-location.ts'
import { quotedName, tablesAt } from './locations/tables-at.ts'

/**
 * Keys stay out of every backup: what is erased must not be readable in one. So do mails that wait: they are sent by
 * whoever has their jobs, and a restored one would send them again.
 */
const leaveOut = ['household_keys', 'mails']

interface Options {
  now: Date
  signal?: AbortSignal
}

async function takeEmbedded(
  dataFolder: string,
  file: string,
  options: Options,
): Promise<BackupSummary> {
  const copy = `${file}.copy-${randomUUID()}`
  try {
    await copyDataFolder(dataFolder, copy, options.signal)
    compileOnce()
    const pglite = await PGlite.create({ dataDir: copy })
    try {
      return await writeBackup(await embeddedLocation(pglite), file, { ...options, leaveOut })
    } finally {
      await pglite.close()
    }
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

/** No migration changes the tables from here on; what the transaction sees begins after this. */
async function holdTables(tx: Db, level: number): Promise<void> {
  const names = (tablesAt(level) ?? []).map(quotedName)
  if (names.length > 0) {
    await tx.execute(sql.raw(`lock table ${names.join(', ')} in access share mode`))
  }
  if (!(await tryLock(tx, advisoryLocks.backup))) {
    throw new BackupError('Another backup of this database is being taken: wait until it is done.')
  }
  if ((await schemaLevelOf(tx)) !== level) {
    throw new BackupError('The database was being brought to a newer version: try again.')
  }
}

const takeFromServer = (
  connectionString: string,
  file: string,
  options: Options,
): Promise<BackupSummary> =>
  onServerConnection({ connectionString }, async (client) => {
    const db = drizzle(client)
    const level = await schemaLevelOf(db)
    if (level === 0) {
      throw new BackupError(
        'DATABASE_URL names a database without data of Brightplate: name the one of the service.',
      )
    }
    return db.transaction(
      async (tx) => {
        const location = await serverLocation(client, tx)
        await holdTables(tx, level)
        return writeBackup(location, file, { ...options, leaveOut })
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  })

/**
 * Writes a backup of the database into a new file, while a service may be running on it. Throws a
 * `BackupError` or a `StartupError` with one sentence where it knows what to do.
 */
export async function takeBackup(
  { DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  file: string,
  options: Options,
): Promise<BackupSummary> {
  await requireNewFile(file)
  return DATABASE_URL
    ? takeFromServer(DATABASE_URL, file, options)
    : takeEmbedded(resolve(DATA_DIR), file, options)
}
