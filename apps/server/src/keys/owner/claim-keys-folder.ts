import { mkdir, realpath } from 'node:fs/promises'
import { sep } from 'node:path'
import type { Db } from '../../db/database.ts'
import { householdKeys } from '../../db/tables/installation/household-keys.ts'
import { installation } from '../../db/tables/installation/installation.ts'
import { holdAllKeys } from '../hold-all-keys.ts'
import { isSealed } from '../is-sealed.ts'
import { epochFileName } from '../key-files.ts'
import type { KeysLocation } from '../keys-location-of.ts'
import { findDatabaseId, requireDatabaseId } from './database-id.ts'
import { filesOfKeys } from './files-of-keys.ts'
import { readOwner, replaceOwner, takeFolder } from './folder-owner.ts'
import { householdFiles } from './left-files.ts'
import { folderOfNobody, type OwnFolder, ownFolder } from './own-folder.ts'
import { belongsToAnother, cannotBeUsed, holdsOtherKeys, keysAreMissing } from './refusals.ts'

/** Throws a `StartupError` where the file of an epoch is missing, or does not open the rows that are under it. */
type RequireEpochOfRows = (tx: Db, epoch: number) => Promise<void>

const wrapped = <T>(location: KeysLocation, work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    throw cannotBeUsed(location.keysFolder, error)
  })

/** A data folder is held by one process, so what is in it is of no other database, whatever it was copied from. */
async function isInDataFolder({ kind, keysFolder, dataFolder }: KeysLocation): Promise<boolean> {
  if (kind === 'server' || dataFolder === null) return false
  return (await realpath(keysFolder)).startsWith(`${await realpath(dataFolder)}${sep}`)
}

/** The files that are this database's, of those that are there; null: it has no keys yet. */
async function ownFiles(
  tx: Db,
  { kind, keysFolder }: KeysLocation,
  requireEpochOfRows: RequireEpochOfRows,
  there: readonly string[],
): Promise<Set<string> | null> {
  if (!(await isSealed(tx))) return null
  if (kind === 'embedded') {
    const own = await householdFiles(tx)
    if (own.size > 0 && !there.some((name) => own.has(name))) {
      throw keysAreMissing(own.size, keysFolder)
    }
    return own
  }
  const [row] = await tx.select({ epoch: installation.keyEpoch }).from(installation).for('update')
  if (!row || row.epoch === 0) return null
  // While a renewal is under way there are rows under the epoch that follows as well.
  const used = await tx.selectDistinct({ epoch: householdKeys.epoch }).from(householdKeys)
  const epochs = new Set([row.epoch, ...used.map(({ epoch }) => epoch)])
  for (const epoch of epochs) await requireEpochOfRows(tx, epoch)
  return new Set([...epochs].map(epochFileName))
}

/** A folder without an id becomes the database's, where the keys in it are its own, or there are none. */
async function adopt(
  tx: Db,
  location: KeysLocation,
  database: string,
  requireEpochOfRows: RequireEpochOfRows,
): Promise<void> {
  // Another process of this database may be as far: whoever comes second finds the folder taken.
  await holdAllKeys(tx)
  const owner = await readOwner(location)
  if (owner?.database === database) return
  if (owner) throw belongsToAnother(location)
  const there = await filesOfKeys(location)
  const own = await ownFiles(tx, location, requireEpochOfRows, there)
  if (own === null && there.length > 0) throw holdsOtherKeys(location)
  const left = there.filter((name) => !own?.has(name))
  if (!(await takeFolder(location, { database, left }))) throw belongsToAnother(location)
}

/**
 * The folder of keys as this database's own. One that is nobody's is made its own for good; one of before, that bears
 * no id, where the database's keys are in it. Call it before anything is written there or unlinked. Throws a
 * `StartupError` for the folder of another database.
 */
export function claimKeysFolder(
  db: Db,
  location: KeysLocation,
  requireEpochOfRows: RequireEpochOfRows,
): Promise<OwnFolder> {
  return wrapped(location, async () => {
    await mkdir(location.keysFolder, { recursive: true, mode: 0o700 })
    const database = await requireDatabaseId(db, location)
    const owner = await readOwner(location)
    if (owner?.database !== database) {
      if (await isInDataFolder(location)) await replaceOwner(location, { database, left: [] })
      else if (owner) throw belongsToAnother(location)
      else await db.transaction((tx) => adopt(tx, location, database, requireEpochOfRows))
    }
    return ownFolder(location, database)
  })
}

/** Looks at a folder that is only read. Throws a `StartupError` for that of another database than this one. */
export async function requireNoOtherOwner(db: Db, location: KeysLocation): Promise<string | null> {
  const database = await findDatabaseId(db, location)
  const owner = await wrapped(location, () => readOwner(location))
  if (owner && owner.database !== database) throw belongsToAnother(location)
  return database
}

/**
 * The folder for a database that is being restored: the one that it becomes claims it at its first start. Throws a
 * `StartupError` for that of another database.
 */
export function folderToRestoreInto(location: KeysLocation): Promise<OwnFolder> {
  return wrapped(location, async () => {
    await mkdir(location.keysFolder, { recursive: true, mode: 0o700 })
    if ((await readOwner(location)) && !(await isInDataFolder(location)))
      throw belongsToAnother(location)
    return folderOfNobody(location.keysFolder)
  })
}
