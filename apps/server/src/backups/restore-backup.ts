import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Db } from '../db/database.ts'
import {
  claimDataFolder,
  databaseFolderName,
} from '../db/embedded/data-folder/claim-data-folder.ts'
import { missingPart } from '../db/embedded/data-folder/missing-part.ts'
import { initialiseDatabase } from '../db/embedded/initialise-database.ts'
import { isHalfMigrated, newestSchemaLevel } from '../db/migrate-database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { distributeTables } from '../db/server/citus/distribute-tables.ts'
import { requireSharding, type Sharding } from '../db/server/citus/require-sharding.ts'
import { onServerConnection } from '../db/server/connections/on-server-connection.ts'
import { type Keyring, openKeyring } from '../key-rotation/keyring.ts'
import { keysFolderOf } from '../keys/keys-folder-of.ts'
import { keysLocationOf } from '../keys/keys-location-of.ts'
import { keyServiceOf } from '../keys/master/key-service-of.ts'
import { requireMasterKey } from '../keys/master/require-master-key.ts'
import { checkBackup, fillFromBackup } from './file/fill-from-backup.ts'
import type { KeyEnv } from './keys/copy-keys.ts'
import { type CopiedKeys, readKeysFile } from './keys/keys-file.ts'
import { restoreKeys } from './keys/restore-keys.ts'
import { BackupError } from './locations/backup-error.ts'
import { embeddedLocation } from './locations/embedded-location.ts'
import { serverLocation } from './locations/server-location.ts'
import { quotedName, tablesAt } from './locations/tables-at.ts'

interface Restored {
  tables: number
  rows: number
  /** Households and children that were erased since, and were left out. */
  leftOut: { households: number; children: number }
}

/** The backup, and the copy of the keys where there is one. */
export interface BackupFiles {
  file: string
  keysFile: string | null
}

interface Source {
  file: string
  copied: readonly CopiedKeys[]
  now: Date
}

async function restoreEmbedded(
  folder: string,
  { file, copied, now }: Source,
  keyring: Keyring,
): Promise<Restored> {
  const { path, isNew, release } = await claimDataFolder(folder)
  const database = join(path, databaseFolderName)
  try {
    if (!isNew || (await missingPart(database)) === null) {
      throw new BackupError(
        `DATA_DIR (${folder}) holds data already: set DATA_DIR to an empty or new folder.`,
      )
    }
    const restored: Restored = { tables: 0, rows: 0, leftOut: { households: 0, children: 0 } }
    await initialiseDatabase(path, async (engine) => {
      const location = await embeddedLocation(engine)
      const filled = await fillFromBackup(location, file, 'DATA_DIR', keyring.prepare)
      const leftOut = await restoreKeys(location.db, now, keyring, copied)
      Object.assign(restored, { ...filled, leftOut })
    })
    return restored
  } finally {
    await release()
  }
}

const holdsData = () =>
  new BackupError(
    'DATABASE_URL names a database that holds data of Brightplate already: name an empty one.',
  )

/** Tables of ours that are there hold no row, and get none from anybody else until the transaction ends. */
async function requireNoRows(tx: Db): Promise<void> {
  if (await isHalfMigrated(tx)) throw holdsData()
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
    throw holdsData()
  }
}

const restoreOnServer = (
  connectionString: string,
  sharding: Sharding,
  { file, copied, now }: Source,
  keyring: Keyring,
): Promise<Restored> =>
  onServerConnection({ connectionString }, async (client) => {
    const db = drizzle(client)
    await requireSharding(db, sharding)
    await db.transaction(requireNoRows)
    // The database has its id, and the folder of keys bears it, before there is a key: a kill leaves both as they are.
    await keyring.prepare(db)
    return db.transaction(async (tx) => {
      const location = await serverLocation(client, tx)
      await requireNoRows(tx)
      const filled = await fillFromBackup(location, file, 'DATABASE_URL', keyring.prepare)
      if (sharding === 'citus') await distributeTables(tx)
      return { ...filled, leftOut: await restoreKeys(tx, now, keyring, copied) }
    })
  })

/** From this level on data is sealed, and there is a table for keys. */
const isSealedLevel = (level: number): boolean =>
  tablesAt(level)?.some(({ name }) => name === 'household_keys') ?? false

/** Before the rows are read: data that is sealed is no use without its key. */
const requireKey = (env: KeyEnv, say: (sentence: string) => void) =>
  requireMasterKey({
    dataKey: env.DATA_KEY,
    keyService: keyServiceOf(env),
    keysFolder: env.DATABASE_URL ? null : keysFolderOf(env),
    isSealed: true,
    say,
  })

/**
 * Puts a backup into an empty location: all of it or nothing. Throws a `BackupError` or a `StartupError`
 * with one sentence where it knows what to do.
 */
export async function restoreBackup(
  env: KeyEnv,
  { file, keysFile }: BackupFiles,
  now: Date,
  say: (sentence: string) => void,
): Promise<Restored> {
  // Before anything is made: a file that is not whole leaves no trace.
  const { level } = await checkBackup(file)
  const copied = keysFile === null ? [] : await readKeysFile(keysFile, now)
  const keyring = openKeyring({
    ...keysLocationOf(env),
    dataKey: env.DATA_KEY,
    keyService: keyServiceOf(env),
    restores: { isSealed: isSealedLevel(level) },
    now: () => now,
    say,
  })
  if (isSealedLevel(level)) await requireKey(env, say)
  return env.DATABASE_URL
    ? restoreOnServer(
        env.DATABASE_URL,
        env.DATABASE_SHARDING ?? 'none',
        { file, copied, now },
        keyring,
      )
    : restoreEmbedded(resolve(env.DATA_DIR), { file, copied, now }, keyring)
}
