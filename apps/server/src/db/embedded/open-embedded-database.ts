import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import { StartupError } from '../../startup-error.ts'
import type { OpenDatabase } from '../database.ts'
import { migrateDatabase } from '../migrate-database.ts'
import * as schema from '../schema.ts'
import { claimDataFolder, databaseFolderName } from './claim-data-folder.ts'
import { initialiseDatabase } from './initialise-database.ts'
import { missingPart } from './missing-part.ts'

/** The job queue on an embedded engine that is open. */
export const embeddedQueue = (engine: PGlite): OpenDatabase['queueConnection'] => ({
  db: fromPglite(engine),
  backend: 'pglite',
})

const damaged = (folder: string, reason: string) =>
  new StartupError(
    `DATA_DIR (${folder}) is damaged (${reason}): restore the folder from a backup, or set DATA_DIR to a new folder.`,
  )

/** The engine says what is wrong in its log, and in its error only that it failed. */
async function openEngine(folder: string, path: string): Promise<PGlite> {
  const missing = await missingPart(path)
  if (missing !== null) throw damaged(folder, missing)
  const log: string[] = []
  try {
    return await PGlite.create({ dataDir: path, onStderr: (line) => log.push(line) > 0 })
  } catch {
    await rm(join(path, 'postmaster.pid'), { force: true })
    const said = log.map((line) => /(?:FATAL|PANIC): +(.+)$/.exec(line)?.[1])
    throw damaged(folder, said.findLast((reason) => reason) ?? 'the database does not open')
  }
}

/** The engine opens without the files of our tables, and fails where one is read. */
async function requireEveryTable(folder: string, engine: PGlite): Promise<void> {
  const { rows } = await engine.query<{ file: string }>(
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
export async function openEmbeddedDatabase(folder: string): Promise<OpenDatabase> {
  const { path, isNew, release } = await claimDataFolder(folder)
  let engine: PGlite | null = null
  const close = async () => {
    await engine?.close()
    await release()
  }
  try {
    if (isNew) await initialiseDatabase(path)
    engine = await openEngine(folder, join(path, databaseFolderName))
    await requireEveryTable(folder, engine)
    const db = drizzle(engine, { schema })
    await migrateDatabase(db, 'DATA_DIR')
    return { db, kind: 'embedded', queueConnection: embeddedQueue(engine), close }
  } catch (error) {
    // What cannot be read may not close either.
    await engine?.close().catch(() => {})
    await release()
    throw refusal(folder, error)
  }
}
