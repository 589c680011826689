import { join } from 'node:path'
import { Client } from 'pg'
import { emptyDatabaseAt } from '../../apps/server/src/testing/databases/empty-database-at.ts'
import { testDataKey } from '../../apps/server/src/testing/open-test-keys.ts'
import { killAll, newFolder, type Place, removeFolder, startIn } from '../place.ts'

export interface CitusPlace extends Place {
  /** The settings that all its processes have. */
  settings: Record<string, string>
  query: (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
}

/** The database of a coordinator, emptied; the cluster is somebody else's to start and stop. */
export async function openCitusPlace(url: string): Promise<CitusPlace> {
  const folder = await newFolder()

  const query: CitusPlace['query'] = async (statement, values = []) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(statement, values)).rows
    } finally {
      await client.end()
    }
  }
  await emptyDatabaseAt(url)
  const settings = {
    DATABASE_URL: url,
    DATABASE_SHARDING: 'citus',
    DATA_KEY: testDataKey,
    KEYS_DIR: join(folder, 'keys'),
    PAYMENTS: 'sandbox',
  }
  let processes = 0
  return {
    database: 'Citus',
    settings,
    query,
    start: () => {
      processes += 1
      return startIn({ ...settings, DATA_DIR: join(folder, `${processes}`) })
    },
    outbox: () => join(folder, `${processes}`, 'outbox'),
    close: async () => {
      await killAll()
      await removeFolder(folder)
    },
  }
}
