import { mkdir, realpath } from 'node:fs/promises'
import { sep } from 'node:path'
import type { Db } from '../../db/database.ts'
import { installation } from '../../db/tables/installation/installation.ts'
import { holdAllKeys } from '../hold-all-keys.ts'
import { isSealed } from '../is-sealed.ts'
import { epochFileName } from '../key-files.ts'
import type { KeysPlace } from '../keys-place-of.ts'
import { findDatabaseId, requireDatabaseId } from './database-id.ts'
import { filesOfKeys } from './files-of-keys.ts'
import { readOwner, replaceOwner, takeFolder } from './folder-owner.ts'
import { householdFiles } from './left-files.ts'
import { folderOfNobody, type OwnFolder, ownFolder } from './own-folder.ts'
import { belongsToAnother, cannotBeUsed, holdsOtherKeys, keysAreMissing } from './refusals.ts'

/** Throws a `StartupError` where the file of an epoch is missing, or does not open the rows that are under it. */
type RequireEpochOfRows = (tx: Db, epoch: number) => Promise<void>

const wrapped = <T>(place: KeysPlace, work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    throw cannotBeUsed(place.keysFolder, error)
  })

/** A data folder is held by one process, so what is in it is of no other database, whatever it was copied from. */
async function isInDataFolder({ kind, keysFolder, dataFolder }: KeysPlace): Promise<boolean> {
  if (kind === 'server' || dataFolder === null) return false
  return (await realpath(keysFolder)).startsWith(`${await realpath(dataFolder)}${sep}`)
}

/** The files that are this database's, of those that are there; null: it has no keys yet. */
async function ownFiles(
  tx: Db,
  { kind, keysFolder }: KeysPlace,
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
  await requireEpochOfRows(tx, row.epoch)
  return new Set([epochFileName(row.epoch)])
}

/** A folder without an id becomes the database's, where the keys in it are its own, or there are none. */
async function adopt(
  tx: Db,
  place: KeysPlace,
  database: string,
  requireEpochOfRows: RequireEpochOfRows,
): Promise<void> {
  // Another process of this database may be as far: whoever comes second finds the folder taken.
  await holdAllKeys(tx)
  const owner = await readOwner(place)
  if (owner?.database === database) return
  if (owner) throw belongsToAnother(place)
  const there = await filesOfKeys(place)
  const own = await ownFiles(tx, place, requireEpochOfRows, there)
  if (own === null && there.length > 0) throw holdsOtherKeys(place)
  const left = there.filter((name) => !own?.has(name))
  if (!(await takeFolder(place, { database, left }))) throw belongsToAnother(place)
}

/**
 * The folder of keys as this database's own. One that is nobody's is made its own for good; one of before, that bears
 * no id, where the database's keys are in it. Call it before anything is written there or unlinked. Throws a
 * `StartupError` for the folder of another database.
 */
export function claimKeysFolder(
  db: Db,
  place: KeysPlace,
  requireEpochOfRows: RequireEpochOfRows,
): Promise<OwnFolder> {
  return wrapped(place, async () => {
    await mkdir(place.keysFolder, { recursive: true, mode: 0o700 })
    const database = await requireDatabaseId(db, place)
    const owner = await readOwner(place)
    if (owner?.database !== database) {
      if (await isInDataFolder(place)) await replaceOwner(place, { database, left: [] })
      else if (owner) throw belongsToAnother(place)
      else await db.transaction((tx) => adopt(tx, place, database, requireEpochOfRows))
    }
    return ownFolder(place, database)
  })
}

/** Looks at a folder that is only read. Throws a `StartupError` for that of another database than this one. */
export async function requireNoOtherOwner(db: Db, place: KeysPlace): Promise<string | null> {
  const database = await findDatabaseId(db, place)
  const owner = await wrapped(place, () => readOwner(place))
  if (owner && owner.database !== database) throw belongsToAnother(place)
  return database
}

/**
 * The folder for a database that is being restored: the one that it becomes claims it at its first start. Throws a
 * `StartupError` for that of another database.
 */
export function folderToRestoreInto(place: KeysPlace): Promise<OwnFolder> {
  return wrapped(place, async () => {
    await mkdir(place.keysFolder, { recursive: true, mode: 0o700 })
    if ((await readOwner(place)) && !(await isInDataFolder(place))) throw belongsToAnother(place)
    return folderOfNobody(place.keysFolder)
  })
}
