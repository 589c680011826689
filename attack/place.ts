import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startPostgres } from '../apps/server/src/testing/start-postgres.ts'
import {
  type ServerProcess,
  startServerProcess,
} from '../apps/server/src/testing/start-server-process.ts'

/** Where processes of the service run: a database of their own, on this machine alone. */
export interface Place {
  database: 'PGlite' | 'PostgreSQL'
  start: () => Promise<ServerProcess>
  close: () => Promise<void>
}

export interface ServerPlace extends Place {
  /** Runs statements on a connection of their own, in the service's database or beside it. */
  onServer: (statements: readonly string[], database?: string) => Promise<void>
  name: string
  restartDatabase: () => Promise<void>
}

const running = new Set<ServerProcess>()

async function startIn(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess({ LOG_LEVEL: 'silent', ...env })
  running.add(server)
  server.process.once('close', () => running.delete(server))
  return server
}

/** Ends every process that was started here. */
export async function killAll(): Promise<void> {
  await Promise.all([...running].map((server) => server.kill('SIGKILL')))
}

const newFolder = () => mkdtemp(join(tmpdir(), 'brightplate-attack-'))

export async function openEmbeddedPlace(): Promise<Place> {
  const folder = await newFolder()
  return {
    database: 'PGlite',
    start: () => startIn({ DATA_DIR: join(folder, 'data') }),
    close: async () => {
      await killAll()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export async function openServerPlace(): Promise<ServerPlace> {
  const postgres = await startPostgres()
  const folder = await newFolder()
  const name = 'attacked'
  await postgres.createDatabase(name)
  let processes = 0
  return {
    database: 'PostgreSQL',
    name,
    start: () => {
      processes += 1
      return startIn({ DATABASE_URL: postgres.urlOf(name), DATA_DIR: join(folder, `${processes}`) })
    },
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
      await rm(folder, { recursive: true, force: true })
    },
  }
}
