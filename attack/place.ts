import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startPostgres } from '../apps/server/src/testing/databases/start-postgres.ts'
import { testDataKey } from '../apps/server/src/testing/open-test-keys.ts'
import {
  type ServerProcess,
  startServerProcess,
} from '../apps/server/src/testing/processes/start-server-process.ts'

/** Where processes of the service run: a database of their own, on this machine alone. */
export interface Place {
  database: 'PGlite' | 'PostgreSQL' | 'Citus'
  start: (settings?: Record<string, string>) => Promise<ServerProcess>
  /** Where mails of the process that was started last are written. */
  outbox: () => string
  close: () => Promise<void>
}

export interface ServerPlace extends Place {
  /** Runs statements on a connection of their own, in the service's database or beside it. */
  onServer: (statements: readonly string[], database?: string) => Promise<void>
  name: string
  restartDatabase: () => Promise<void>
}

const started = new Set<Promise<ServerProcess>>()

/** `entry` is that of another version; ours without it. */
export function startIn(env: Record<string, string>, entry?: string): Promise<ServerProcess> {
  const starting = startServerProcess({ LOG_LEVEL: 'silent', ...env }, async () => {}, entry)
  started.add(starting)
  const forget = () => started.delete(starting)
  starting.then((server) => server.process.once('close', forget), forget)
  return starting
}

/** Ends every process that was started here, those that still start included. */
export async function killAll(): Promise<void> {
  await Promise.allSettled([...started].map(async (starting) => (await starting).kill('SIGKILL')))
}

/** A killed process may leave a child that still writes for a moment. */
export const removeFolder = (folder: string) =>
  rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })

export const newFolder = () => mkdtemp(join(tmpdir(), 'brightplate-attack-'))

export async function openEmbeddedPlace(entry?: string): Promise<Place> {
  const folder = await newFolder()
  return {
    database: 'PGlite',
    start: (settings) => startIn({ DATA_DIR: join(folder, 'data'), ...settings }, entry),
    outbox: () => join(folder, 'data', 'outbox'),
    close: async () => {
      await killAll()
      await removeFolder(folder)
    },
  }
}

export async function openServerPlace(entry?: string): Promise<ServerPlace> {
  const postgres = await startPostgres()
  const folder = await newFolder()
  const name = 'attacked'
  await postgres.createDatabase(name)
  let processes = 0
  return {
    database: 'PostgreSQL',
    name,
    start: (settings) => {
      processes += 1
      const env = {
        ...settings,
        DATABASE_URL: postgres.urlOf(name),
        DATA_DIR: join(folder, `${processes}`),
        DATA_KEY: testDataKey,
        KEYS_DIR: join(folder, 'keys'),
      }
      return startIn(env, entry)
    },
    outbox: () => join(folder, `${processes}`, 'outbox'),
    onServer: async (statements, database = name) => {
      const client = new Client({ connectionString: postgres.urlOf(database) })
      client.on('error', () => {})
      await client.connect()
      try {
        for (const statement of statements) await client.query(statement)
      } finally {
        await client.end()
      }
    },
    restartDatabase: postgres.restart,
    close: async () => {
      await killAll()
      await postgres.stop()
      await removeFolder(folder)
    },
  }
}
