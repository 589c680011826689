import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client, escapeIdentifier } from 'pg'
import { freePort } from '../free-port.ts'

const program = fileURLToPath(new URL('./postgres-process.ts', import.meta.url))

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

/** A real PostgreSQL server in a folder that goes away with it, or with this process. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'brightplate-postgres-'))
  // As root the server runs as a user of its own, which must be able to enter.
  await chmod(folder, 0o755)
  const port = await freePort()
  const [user, password] = ['brightplate', 'brightplate']
  const child = fork(program, [folder, String(port), user, password], {
    execArgv: [],
    // A signal to this process and its group leaves the server to what this process still does with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const ready = () =>
    Promise.race([
      once(child, 'message'),
      ended.then(() => Promise.reject(new Error('The PostgreSQL server ended'))),
    ])
  await ready()
  const urlOf = (database: string) =>
    `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`
  const signal = async (name: 'SIGSTOP' | 'SIGCONT') => {
    const [pid] = (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')
    process.kill(Number(pid), name)
  }
  return {
    urlOf,
    createDatabase: async (name) => {
      const admin = new Client({ connectionString: urlOf('postgres') })
      await admin.connect()
      await admin.query(`create database ${escapeIdentifier(name)}`)
      await admin.end()
    },
    restart: async () => {
      child.send('restart')
      await ready()
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop: async () => {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
