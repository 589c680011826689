import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import { StartupError } from '../../startup-error.ts'
import type { OpenDatabase, PrepareDatabase } from '../database.ts'
import { isUnavailable } from '../is-unavailable.ts'
import { migrateDatabase } from '../migrate-database.ts'
import { claimDataFolder, databaseFolderName } from './data-folder/claim-data-folder.ts'
import { hasRoom } from './data-folder/has-room.ts'
import { missingPart } from './data-folder/missing-part.ts'
import { emptyLog } from './empty-log.ts'
import { initialiseDatabase } from './initialise-database.ts'
import { type Engine, EngineError, openEngine } from './open-engine.ts'
import { startCheckpoints } from './start-checkpoints.ts'
import { syncedClient } from './synced-client.ts'
import { type DiskSync, diskSync } from './wal-sync.ts'

/** The job queue on an embedded engine that is open. */
export const embeddedQueue = (engine: PGlite): OpenDatabase['queueConnection'] => ({
  db: fromPglite(engine),
  backend: 'pglite',
})

const damaged = (folder: string, reason: string) =>
  new StartupError(
    `DATA_DIR (${folder}) is damaged (${reason}): restore the folder from a backup, or set DATA_DIR to a new folder.`,
  )

async function openWhole(folder: string, path: string, disk: DiskSync): Promise<Engine> {
  const missing = await missingPart(path)
  if (missing !== null) throw damaged(folder, missing)
  try {
    return await openEngine(path, disk)
  } catch (error) {
    await rm(join(path, 'postmaster.pid'), { force: true })
    throw error instanceof EngineError ? damaged(folder, error.message) : error
  }
}

/** The engine opens without the files of our tables, and fails where one is read. */
async function requireEveryTable(folder: string, { pglite }: Engine): Promise<void> {
  const { rows } = await pglite.query<{ file: string }>(
    `select pg_relation_filepath(oid) as file from pg_class
     where pg_relation_filenode(oid) is not null and relpersistence = 'p'
       and pg_stat_file(pg_relation_filepath(oid), true) is null
     limit 1`,
  )
  if (rows[0]) throw damaged(folder, `${rows[0].file} is missing`)
}

function refusal(folder: string, error: unknown): unknown {
  const cause = error instanceof Error && error.cause ? error.cause : error
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return error
  const code = String(cause.code)
  if (isUnavailable(cause) && !('syscall' in cause)) {
    return new StartupError(
      `DATA_DIR (${folder}) could not be written while its data was brought to this version (${code}): free some room on its disk and start again, what was done stays done.`,
    )
  }
  // Classes of PostgreSQL: a file that cannot be read; corrupted data.
  if (/^(58|XX)/.test(code)) return damaged(folder, `its database cannot be read, ${code}`)
  if (!('syscall' in cause)) return error
  return new StartupError(
    `DATA_DIR (${folder}) cannot be read or written (${code}): see to its disk and to the rights of this user, or set DATA_DIR to a new folder.`,
  )
}

/**
 * PGlite in a folder of its own, migrated. Throws a `StartupError` when the folder cannot serve;
 * one that was damaged stays as it is.
 */
export async function openEmbeddedDatabase(
  folder: string,
  prepare: PrepareDatabase = async () => ({}),
  disk: DiskSync = diskSync,
): Promise<OpenDatabase> {
  const { path, isNew, release } = await claimDataFolder(folder)
  const database = join(path, databaseFolderName)
  let closeEngine = async () => {}
  let checkpoints: NodeJS.Timeout | undefined
  try {
    if (isNew) await initialiseDatabase(path)
    const engine = await openWhole(folder, database, disk)
    const { client, close } = syncedClient(engine, () => openEngine(database, disk))
    closeEngine = close
    await requireEveryTable(folder, engine)
    const db = drizzle(client)
    // A migration may take longer than the log should grow.
    checkpoints = startCheckpoints(client)
    await migrateDatabase(db, 'DATA_DIR', await prepare(db), {
      afterSteps: () => emptyLog(client, database),
    })
    return {
      db,
      replica: null,
      kind: 'embedded',
      queueConnection: embeddedQueue(client),
      connections: () => ({ used: 1, idle: 0, waiting: 0 }),
      failed: () => {},
      hasRoom: () => hasRoom(path),
      close: async () => {
        clearInterval(checkpoints)
        await closeEngine()
        await release()
      },
    }
  } catch (error) {
    clearInterval(checkpoints)
    // What cannot be read may not close either.
    await closeEngine().catch(() => {})
    await release()
    throw refusal(folder, error)
  }
}
