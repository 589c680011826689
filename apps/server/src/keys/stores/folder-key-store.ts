import { access, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gt } from 'drizzle-orm'
import { syncPath } from '../../db/embedded/data-folder/sync-path.ts'
import { households } from '../../db/tables/household/households.ts'
import { isId } from '../../new-id.ts'
import { unlessGone } from '../../unless-gone.ts'
import { type HouseholdKeys, newHouseholdKeys, readHouseholdKeys } from '../household-keys.ts'
import { householdFile, householdFileName, householdFolderOf } from '../key-files.ts'
import { keysMissingCode } from '../keys-missing-code.ts'
import type { MasterKey } from '../master/master-key.ts'
import { householdPath } from '../owner/files-of-keys.ts'
import type { OwnFolder } from '../owner/own-folder.ts'
import { isUnfinished, writeKeyFile } from '../write-key-file.ts'
import { type KeyStore, noKeys } from './key-store.ts'

const householdsOfPage = 1000

/** The name that wrapped keys of a household are bound to, in files and in copies of them. */
export const wrappedKeysOf = (householdId: string): string => `household ${householdId}`

class KeysFolderMissingError extends Error {
  override name = 'KeysFolderMissingError'
  readonly code = keysMissingCode
}

/** The wrapped keys of all households, as their files hold them. */
export async function readWrappedKeys(
  keysFolder: string,
): Promise<{ householdId: string; wrapped: Buffer }[]> {
  const folder = householdFolderOf(keysFolder)
  const found: { householdId: string; wrapped: Buffer }[] = []
  for (const name of await readdir(folder)) {
    const householdId = householdFile.exec(name)?.[1]
    if (householdId === undefined) continue
    // Erased since the folder was listed.
    const wrapped = await unlessGone(readFile(join(folder, name)), null)
    if (wrapped) found.push({ householdId, wrapped })
  }
  return found
}

/**
 * A file a household, for the one process that has the embedded database open: taking a key out
 * unlinks or replaces its file at once.
 */
export async function folderKeyStore(own: OwnFolder, master: MasterKey): Promise<KeyStore> {
  const folder = householdFolderOf(own.path)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await own.unlink((await readdir(folder)).filter(isUnfinished).map(householdPath))
  const fileOf = (householdId: string) => {
    if (!isId(householdId)) throw noKeys()
    return join(folder, householdFileName(householdId))
  }
  const read = async (householdId: string): Promise<HouseholdKeys | null> => {
    const wrapped = await unlessGone(readFile(fileOf(householdId)), null)
    if (!wrapped) {
      // A family whose keys were erased has no file; where the folder is gone, nobody was erased.
      await access(folder).catch(() => {
        throw new KeysFolderMissingError('The folder of keys is not there')
      })
      return null
    }
    const bytes = await master.unwrap(wrappedKeysOf(householdId), wrapped)
    return readHouseholdKeys(householdId, bytes)
  }
  const write = async (keys: HouseholdKeys): Promise<HouseholdKeys> => {
    const { householdId } = keys
    const wrapped = await master.wrap(wrappedKeysOf(householdId), keys.toBytes())
    await writeKeyFile(fileOf(householdId), wrapped)
    return keys
  }
  /** Serialises changes of one household's file. */
  const last = new Map<string, Promise<unknown>>()
  const inTurn = async <Result>(householdId: string, work: () => Promise<Result>) => {
    const mine = (last.get(householdId) ?? Promise.resolve()).then(work, work)
    last.set(householdId, mine)
    try {
      return await mine
    } finally {
      if (last.get(householdId) === mine) last.delete(householdId)
    }
  }
  return {
    liesBesideSessions: false,
    find: async (_db, householdId) => read(householdId),
    findIn: async (_db, { householdId }) => read(householdId),
    create: async (_db, householdId) =>
      inTurn(
        householdId,
        async () => (await read(householdId)) ?? write(newHouseholdKeys(householdId)),
      ),
    change: async (_db, householdId, change) =>
      inTurn(householdId, async () => {
        const keys = await read(householdId)
        if (!keys) throw noKeys()
        return write(change(keys))
      }),
    destroy: async (_db, householdId) =>
      inTurn(householdId, async () => {
        if (!isId(householdId)) throw noKeys()
        await own.unlink([householdPath(householdFileName(householdId))])
        await syncPath(folder)
      }),
    list: async () =>
      (await readdir(folder))
        .map((name) => householdFile.exec(name)?.[1])
        .filter((one) => one !== undefined),
    countMissing: async (db) => {
      const fileNames = new Set(await readdir(folder))
      const counted = { households: 0, missing: 0 }
      for (let last: string | null = null; ; ) {
        const page: { id: string }[] = await db
          .select({ id: households.householdId })
          .from(households)
          .where(last === null ? undefined : gt(households.householdId, last))
          .orderBy(households.householdId)
          .limit(householdsOfPage)
        counted.households += page.length
        counted.missing += page.filter(({ id }) => !fileNames.has(householdFileName(id))).length
        last = page.at(-1)?.id ?? null
        if (page.length < householdsOfPage) return counted
      }
    },
    put: async (_db, keys) =>
      inTurn(keys.householdId, async () => {
        if (!(await read(keys.householdId))) await write(keys)
      }),
  }
}
