import { drizzle } from 'drizzle-orm/node-postgres'
import { onServerConnection } from '../../db/server/connections/on-server-connection.ts'
import type { Env } from '../../env.ts'
import { type KeysLocation, keysLocationOf } from '../../keys/keys-location-of.ts'
import { type KeyServiceEnv, keyServiceOf } from '../../keys/master/key-service-of.ts'
import { requireMasterKey } from '../../keys/master/require-master-key.ts'
import { requireNoOtherOwner } from '../../keys/owner/claim-keys-folder.ts'
import { readOwner } from '../../keys/owner/folder-owner.ts'
import { requireNoRotation } from '../../keys/rotation-marker.ts'
import { findEpochKey } from '../../keys/stores/epoch-keys.ts'
import { readWrappedKeys, wrappedKeysOf } from '../../keys/stores/folder-key-store.ts'
import { tableKeyStore } from '../../keys/stores/table-key-store.ts'
import { requireNewFile } from '../file/write-backup.ts'
import { type CopiedKeys, type CopyOfKeys, deleteOldKeysFiles, writeKeysFile } from './keys-file.ts'

export type KeyEnv = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'DATA_KEY' | 'KEYS_DIR'> &
  Partial<Pick<Env, 'DATABASE_SHARDING'>> &
  KeyServiceEnv

/** The table's rows are wrapped under an epoch that ends: the copy has them under the master key. */
const copyFromServer = (url: string, env: KeyEnv, location: KeysLocation): Promise<CopyOfKeys> =>
  onServerConnection({ connectionString: url }, async (client) => {
    const db = drizzle(client)
    const database = await requireNoOtherOwner(db, location)
    const { master } = await requireMasterKey({
      dataKey: env.DATA_KEY,
      keyService: keyServiceOf(env),
      keysFolder: null,
      isSealed: true,
      say: () => {},
    })
    const find = (epoch: number) => findEpochKey(location.keysFolder, master, epoch)
    const store = tableKeyStore({ find })
    const copied: CopiedKeys[] = []
    for (const householdId of await store.list(db)) {
      const keys = await store.find(db, householdId)
      if (!keys) continue
      const wrapped = await master.wrap(wrappedKeysOf(householdId), keys.toBytes())
      copied.push({ householdId, wrapped })
    }
    return { database, copied }
  })

/** Its database is in the hands of the service: what the folder says is whose the keys are. */
async function copyFromFolder(location: KeysLocation): Promise<CopyOfKeys> {
  const owner = await readOwner(location)
  return { database: owner?.database ?? null, copied: await readWrappedKeys(location.keysFolder) }
}

/**
 * Copies the wrapped keys of all households into a new file, while a service may be running, and
 * deletes older copies of the same database beside it. Throws a `BackupError` or a `StartupError`.
 */
export async function copyKeys(env: KeyEnv, file: string, now: Date): Promise<number> {
  const location = keysLocationOf(env)
  await requireNewFile(file)
  await requireNoRotation(location.keysFolder)
  const copy = env.DATABASE_URL
    ? await copyFromServer(env.DATABASE_URL, env, location)
    : await copyFromFolder(location)
  await writeKeysFile(file, now, copy)
  await deleteOldKeysFiles(file, now, copy)
  return copy.copied.length
}
