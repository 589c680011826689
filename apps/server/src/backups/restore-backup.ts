import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Db } from '../db/database.ts'
import { claimDataFolder, databaseFolderName } from '../db/embedded/claim-data-folder.ts'
import { initialiseDatabase } from '../db/embedded/initialise-database.ts'
import { missingPart } from '../db/embedded/missing-part.ts'
import { newestSchemaLevel } from '../db/migrate-database.ts'
import { rowsOf } from '../db/rows-of.ts'
import * as schema from '../db/schema.ts'
import { onServerConnection } from '../db/server/on-server-connection.ts'
import type { Env } from '../env.ts'
import { checkBackup, fillFromBackup } from './file/fill-from-backup.ts'
import { BackupError } from './places/backup-error.ts'
import { embeddedPlace } from './places/embedded-place.ts'
import { serverPlace } from './places/server-place.ts'
import { quotedName, tablesAt } from './places/tables-at.ts'

interface Restored {
  tables: number
  rows: number
}

async function restoreEmbedded(folder: string, file: string): Promise<Restored> {
  const { path, isNew, release } = await claimDataFolder(folder)
  const database = join(path, databaseFolderName)
  try {
    if (!isNew || (await missingPart(database)) === null) {
      throw new BackupError(
        `DATA_DIR (${folder}) holds data already: set DATA_DIR to an empty or new folder.`,
      )
    }
    const restored: Restored = { tables: 0, rows: 0 }
    await initialiseDatabase(path, async (engine) => {
      Object.assign(restored, await fillFromBackup(await embeddedPlace(engine), file, 'DATA_DIR'))
    })
    return restored
  } catch (error) {
    await rm(`${database}.new`, { recursive: true, force: true })
    throw error
  } finally {
    await release()
  }
}

/** Tables of ours that are there hold no row, and get none from anybody else until the transaction ends. */
async function requireNoRows(tx: Db): Promise<void> {
  for (const table of tablesAt(newestSchemaLevel()) ?? []) {
    const name = quotedName(table)
    const [found] = rowsOf(await tx.execute(sql`select to_regclass(${name}) is not null as there`))
    if (!found?.there) continue
    const isEmpty = async () => {
      const [row] = rowsOf(await tx.execute(sql.raw(`select exists (select from ${name}) as rows`)))
      return !row?.rows
    }
    if (await isEmpty()) {
      await tx.execute(sql.raw(`lock table ${name} in share row exclusive mode`))
      if (await isEmpty()) continue
    }
    throw new BackupError(
      'DATABASE_URL names a database that holds data of Brightplate already: name an empty one.',
    )
  }
}

const restoreOnServer = (connectionString: string, file: string): Promise<Restored> =>
  onServerConnection({ connectionString }, (client) =>
    drizzle(client, { schema }).transaction(async (tx) => {
      const place = await serverPlace(client, tx)
      await requireNoRows(tx)
      return fillFromBackup(place, file, 'DATABASE_URL')
    }),
  )

/**
 * Puts a backup into an empty place: all of it or nothing. Throws a `BackupError` or a `StartupError`
 * with one sentence where it knows what to do.
 */
export async function restoreBackup(
  { DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  file: string,
): Promise<Restored> {
  // Before anything is made: a file that is not whole leaves no trace.
  await checkBackup(file)
  return DATABASE_URL
    ? restoreOnServer(DATABASE_URL, file)
    : restoreEmbedded(resolve(DATA_DIR), file)
}
