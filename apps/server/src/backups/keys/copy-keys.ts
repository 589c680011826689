import { drizzle } from 'drizzle-orm/node-postgres'
import { onServerConnection } from '../../db/server/on-server-connection.ts'
import type { Env } from '../../env.ts'
import { keysFolderOf } from '../../keys/keys-folder-of.ts'
import { requireMasterKey } from '../../keys/require-master-key.ts'
import { requireNoRotation } from '../../keys/rotation-marker.ts'
import { openEpochKeys } from '../../keys/stores/epoch-keys.ts'
import { readWrappedKeys, wrappedKeysOf } from '../../keys/stores/folder-key-store.ts'
import { tableKeyStore } from '../../keys/stores/table-key-store.ts'
import { requireNewFile } from '../file/write-backup.ts'
import { type CopiedKeys, deleteOldKeysFiles, writeKeysFile } from './keys-file.ts'

export type KeyEnv = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'DATA_KEY' | 'KEYS_DIR'>

/** The table's rows are wrapped under an epoch that ends: the copy has them under the master key. */
const copyFromServer = (url: string, env: KeyEnv): Promise<CopiedKeys[]> =>
  onServerConnection({ connectionString: url }, async (client) => {
    const db = drizzle(client)
    const { master } = await requireMasterKey({
      dataKey: env.DATA_KEY,
      keysFolder: null,
      isSealed: true,
      say: () => {},
    })
    const store = tableKeyStore(await openEpochKeys(keysFolderOf(env), master))
    const copied: CopiedKeys[] = []
    for (const householdId of await store.list(db)) {
      const keys = await store.find(db, householdId)
      if (!keys) continue
      const wrapped = await master.wrap(wrappedKeysOf(householdId), keys.toBytes())
      copied.push({ householdId, wrapped })
    }
    return copied
  })

/**
 * Copies the wrapped keys of all households into a new file, while a service may be running, and
 * deletes older copies beside it. Throws a `BackupError` or a `StartupError`.
 */
export async function copyKeys(env: KeyEnv, file: string, now: Date): Promise<number> {
  await requireNewFile(file)
  await requireNoRotation(keysFolderOf(env))
  const copied = env.DATABASE_URL
    ? await copyFromServer(env.DATABASE_URL, env)
    : await readWrappedKeys(keysFolderOf(env))
  await writeKeysFile(file, now, copied)
  await deleteOldKeysFiles(file, now)
  return copied.length
}
