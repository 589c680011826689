import { randomBytes } from 'node:crypto'
import { readdir, readFile, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Db } from '../db/database.ts'
import { syncPath } from '../db/embedded/data-folder/sync-path.ts'
import { openEmbeddedDatabase } from '../db/embedded/open-embedded-database.ts'
import { onServerConnection } from '../db/server/connections/on-server-connection.ts'
import { installation } from '../db/tables/installation/installation.ts'
import type { Env } from '../env.ts'
import { SealError } from '../keys/envelope.ts'
import { holdAllKeys } from '../keys/hold-all-keys.ts'
import { epochFile, epochFileName, householdFile, householdFolderOf } from '../keys/key-files.ts'
import { type KeysLocation, keysLocationOf } from '../keys/keys-location-of.ts'
import { wrappedLookupKey } from '../keys/lookup-key.ts'
import { type KeyServiceEnv, keyServiceOf } from '../keys/master/key-service-of.ts'
import { localMasterKey, type MasterKey, masterKeyBytes } from '../keys/master/master-key.ts'
import { masterKeyFile, readKeyFile, readKeyText } from '../keys/master/require-master-key.ts'
import { transitMasterKey } from '../keys/master/transit-master-key.ts'
import { claimKeysFolder } from '../keys/owner/claim-keys-folder.ts'
import { leftFiles } from '../keys/owner/left-files.ts'
import type { OwnFolder } from '../keys/owner/own-folder.ts'
import { epochIsMissing, holdsLeftKeys, holdsOtherKeys } from '../keys/owner/refusals.ts'
import { beginRotation, endRotation } from '../keys/rotation-marker.ts'
import { findEpochKey, openEpochKeys, wrappedEpoch } from '../keys/stores/epoch-keys.ts'
import { wrappedKeysOf } from '../keys/stores/folder-key-store.ts'
import { opensRows } from '../keys/stores/table-key-store.ts'
import { writeKeyFile } from '../keys/write-key-file.ts'
import { StartupError } from '../startup-error.ts'

type RotateEnv = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'DATA_KEY' | 'DATA_KEY_NEW' | 'KEYS_DIR'> &
  KeyServiceEnv

interface Rotation {
  before: MasterKey
  next: MasterKey
}

/** Wraps what was wrapped again; what an earlier attempt has done already stays as good. */
async function rewrap({ before, next }: Rotation, what: string, wrapped: Uint8Array) {
  const bytes = await next.unwrap(what, wrapped).catch((error: unknown) => {
    if (!(error instanceof SealError)) throw error
    return before.unwrap(what, wrapped)
  })
  return next.wrap(what, bytes)
}

async function rewrapFiles(
  rotation: Rotation,
  folder: string,
  whatIs: (name: string) => string | null,
): Promise<number> {
  let files = 0
  const names = await readdir(folder).catch(() => [])
  for (const name of names.sort()) {
    const what = whatIs(name)
    if (what === null) continue
    const path = join(folder, name)
    await writeKeyFile(path, await rewrap(rotation, what, await readFile(path)))
    files += 1
  }
  return files
}

/** A typing error is found before anything is changed. */
async function requireEitherKey(db: Db, rotation: Rotation): Promise<void> {
  const [row] = await db.select().from(installation)
  if (row) await rewrap(rotation, wrappedLookupKey, row.lookupKey)
}

async function rewrapLookupKey(db: Db, rotation: Rotation): Promise<void> {
  const [row] = await db.select().from(installation)
  if (!row) return
  await db
    .update(installation)
    .set({ lookupKey: await rewrap(rotation, wrappedLookupKey, row.lookupKey) })
    .where(eq(installation.id, row.id))
}

const missing = (what: string) =>
  new StartupError(
    `${what} is missing: set DATA_KEY to the key of the data and DATA_KEY_NEW to 32 other random bytes in base64.`,
  )

/** The key service takes the place of `DATA_KEY`, or with `DATA_KEY_NEW` that of the service. */
function fromSettings({ DATA_KEY, DATA_KEY_NEW, ...env }: RotateEnv): Rotation {
  const before = readKeyText(DATA_KEY ?? '')
  const next = readKeyText(DATA_KEY_NEW ?? '')
  const service = keyServiceOf(env)
  if (service && before && !next) {
    return { before: localMasterKey(before), next: transitMasterKey(service) }
  }
  if (service && next && !before) {
    return { before: transitMasterKey(service), next: localMasterKey(next) }
  }
  if (!before) throw missing('DATA_KEY')
  if (!next) throw missing('DATA_KEY_NEW')
  return { before: localMasterKey(before), next: localMasterKey(next) }
}

/** The key file, and the one that takes its context when all is wrapped again. */
async function fromFile(keysFolder: string) {
  const path = join(keysFolder, masterKeyFile)
  const nextPath = `${path}.new`
  const before = await readKeyFile(path)
  if (!before) throw missing(path)
  const begun = await readKeyFile(nextPath)
  const next = begun ?? randomBytes(masterKeyBytes)
  if (!begun) await writeKeyFile(nextPath, `${next.toString('base64')}\n`)
  return {
    before: localMasterKey(before),
    next: localMasterKey(next),
    finish: async () => {
      await rename(nextPath, path)
      await syncPath(keysFolder)
    },
  }
}

/** What is not this database's would be wrapped again with the rest, and be lost to whose it is. */
async function requireOwnFilesAlone(
  db: Db,
  context: KeysLocation,
  folder: OwnFolder,
): Promise<void> {
  const left = await leftFiles(db, context, folder)
  if (left.length > 0) throw holdsLeftKeys(context.keysFolder, left)
}

async function rotateEmbedded(env: RotateEnv, context: KeysLocation): Promise<number> {
  const { keysFolder } = context
  const { db, close } = await openEmbeddedDatabase(resolve(env.DATA_DIR))
  try {
    await requireOwnFilesAlone(db, context, await claimKeysFolder(db, context, async () => {}))
    const rotation: Rotation & { finish?: () => Promise<void> } =
      env.DATA_KEY === undefined && env.DATA_KEY_NEW === undefined
        ? await fromFile(keysFolder)
        : fromSettings(env)
    await requireEitherKey(db, rotation)
    await beginRotation(keysFolder, context.kind)
    const files = await rewrapFiles(rotation, householdFolderOf(keysFolder), (name) => {
      const id = householdFile.exec(name)?.[1]
      return id === undefined ? null : wrappedKeysOf(id)
    })
    await rewrapLookupKey(db, rotation)
    await rotation.finish?.()
    await endRotation(keysFolder)
    return files
  } finally {
    await close()
  }
}

/** Under either key: an earlier attempt may have been cut off. */
const requireOwnEpoch =
  ({ before, next }: Rotation, context: KeysLocation) =>
  async (tx: Db, epoch: number): Promise<void> => {
    const find = (master: MasterKey) => findEpochKey(context.keysFolder, master, epoch)
    const key = await find(next).catch((error: unknown) => {
      if (!(error instanceof SealError)) throw error
      return find(before)
    })
    if (!key) throw epochIsMissing(context.keysFolder, epochFileName(epoch))
    if (!(await opensRows(tx, epoch, key))) throw holdsOtherKeys(context)
  }

/** Nobody writes a key or begins an epoch meanwhile, so no file that is unlinked is written again. */
async function rotateOnServer(url: string, env: RotateEnv, context: KeysLocation): Promise<number> {
  const { keysFolder } = context
  const rotation = fromSettings(env)
  return onServerConnection({ connectionString: url }, async (client) => {
    const db = drizzle(client)
    const folder = await claimKeysFolder(db, context, requireOwnEpoch(rotation, context))
    await requireOwnFilesAlone(db, context, folder)
    const { files, current } = await db.transaction(async (tx) => {
      await holdAllKeys(tx)
      await requireEitherKey(tx, rotation)
      const [row] = await tx.select().from(installation)
      const current = row?.keyEpoch ?? 0
      await beginRotation(keysFolder, context.kind)
      const files = await rewrapFiles(rotation, keysFolder, (name) => {
        const epoch = Number(epochFile.exec(name)?.[1] ?? -1)
        return epoch < current ? null : wrappedEpoch(epoch)
      })
      await rewrapLookupKey(tx, rotation)
      return { files, current }
    })
    await openEpochKeys(folder, rotation.next).dropBefore(current)
    await endRotation(keysFolder)
    return files
  })
}

/**
 * Puts another master key in the context of the one that there is, while no service runs: one that does can open nothing
 * from then on. Cut off, it is run again, and no service starts before that. Answers with the number of files that were wrapped again. Throws a `StartupError`, and a
 * `SealError` where neither key is that of the data.
 */
export function rotateKeys(env: RotateEnv): Promise<number> {
  const context = keysLocationOf(env)
  return env.DATABASE_URL
    ? rotateOnServer(env.DATABASE_URL, env, context)
    : rotateEmbedded(env, context)
}
