import { execFile, spawn } from 'node:child_process'
import { appendFile, chmod, chown, globSync, readFile } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from '../apps/server/src/testing/free-port.ts'
import { testDataKey } from '../apps/server/src/testing/open-test-keys.ts'
import { killAll, newFolder, type Place, removeFolder, startIn } from './place.ts'

/** A database and its standby, which has every commit before it is answered. */
export interface ServerPair extends Place {
  /** Kills the first server as a power cut does. */
  killFirst: () => Promise<void>
  /** Makes the standby the one that takes writes. */
  promote: () => Promise<void>
  /** Kills the standby as a power cut does. */
  killStandby: () => Promise<void>
  startStandby: () => Promise<void>
  /** The standby keeps its connections and answers nothing. */
  freezeStandby: () => Promise<void>
  thawStandby: () => Promise<void>
  /** One statement on either of them. */
  query: (on: 'first' | 'standby', statement: string) => Promise<Record<string, unknown>[]>
}

/** With which `/metrics` of its processes is read. */
export const metricsToken = 'attacked-attacked'

/** PostgreSQL refuses to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

function toolsFolder(): string {
  const folder = globSync('/usr/lib/postgresql/*/bin').sort().at(-1)
  if (!folder)
    throw new Error('A failover needs initdb, pg_ctl and pg_basebackup: apt install postgresql')
  return folder
}

function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...nobody, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${command} ended with ${code}: ${said.slice(-300)}`)),
    )
  })
}

/**
 * As `failover` both have a commit before it is answered, and a process goes to whichever takes writes. As `reads` the standby is behind by what it takes,
 * and is read.
 */
export async function openServerPair(use: 'failover' | 'reads'): Promise<ServerPair> {
  const tools = toolsFolder()
  const folder = await newFolder()
  await promisify(chmod)(folder, 0o755)
  const servers = join(folder, 'servers')
  await run('mkdir', ['-p', servers]).catch(async () => {
    // Our folder is root's, and the servers are nobody's.
    await promisify(chown)(folder, nobody.uid ?? 0, nobody.gid ?? 0)
    await run('mkdir', ['-p', servers])
  })
  const ports = [await freePort(), await freePort()] as const
  const dataOf = (name: string) => join(servers, name)
  const control = (name: string, ...args: string[]) =>
    run(join(tools, 'pg_ctl'), ['-D', dataOf(name), '-w', ...args])
  const start = (name: string, port: number, settings: string) =>
    control(
      name,
      '-l',
      join(servers, `${name}.log`),
      '-o',
      `-p ${port} -k '' -c listen_addresses=127.0.0.1 -c max_connections=200 ${settings}`,
      'start',
    )
  await run(join(tools, 'initdb'), ['-D', dataOf('first'), '-U', 'app', '-A', 'trust', '--no-sync'])
  await promisify(appendFile)(
    join(dataOf('first'), 'pg_hba.conf'),
    'host replication app 127.0.0.1/32 trust\n',
  )
  await start('first', ports[0], '')
  await run(join(tools, 'pg_basebackup'), [
    '-d',
    `postgresql://app@127.0.0.1:${ports[0]}/postgres`,
    '-D',
    dataOf('standby'),
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '--no-sync',
  ])
  await start('standby', ports[1], '')
  if (use === 'failover') {
    // Answered once both have it: what a client was told survives either of them.
    await control('first', '-m', 'fast', 'stop')
    await start('first', ports[0], "-c synchronous_standby_names='*'")
  }
  const [first, standby] = ports.map((port) => `postgresql://app@127.0.0.1:${port}/postgres`)
  const addresses: Record<string, string> =
    use === 'failover'
      ? {
          DATABASE_URL: `postgresql://app@127.0.0.1:${ports[0]},127.0.0.1:${ports[1]}/postgres?target_session_attrs=read-write`,
        }
      : { DATABASE_URL: first ?? '', DATABASE_REPLICA_URL: standby ?? '' }
  const signalStandby = async (name: 'SIGSTOP' | 'SIGCONT') => {
    const file = await promisify(readFile)(join(dataOf('standby'), 'postmaster.pid'), 'utf8')
    const pid = file.split('\n')[0] ?? ''
    const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', pid])
    for (const one of [pid, ...stdout.split('\n')]) if (one.trim()) process.kill(Number(one), name)
  }
  let processes = 0
  return {
    database: 'PostgreSQL',
    start: () => {
      processes += 1
      return startIn({
        ...addresses,
        METRICS_TOKEN: metricsToken,
        DATA_DIR: join(folder, `${processes}`),
        DATA_KEY: testDataKey,
        KEYS_DIR: join(folder, 'keys'),
      })
    },
    outbox: () => join(folder, `${processes}`, 'outbox'),
    killFirst: () => control('first', '-m', 'immediate', 'stop'),
    killStandby: () => control('standby', '-m', 'immediate', 'stop'),
    freezeStandby: () => signalStandby('SIGSTOP'),
    thawStandby: () => signalStandby('SIGCONT'),
    startStandby: () => start('standby', ports[1], ''),
    query: async (on, statement) => {
      const client = new Client({ connectionString: on === 'first' ? first : standby })
      await client.connect()
      try {
        return (await client.query<Record<string, unknown>>(statement)).rows
      } finally {
        await client.end()
      }
    },
    promote: () => control('standby', 'promote'),
    close: async () => {
      await killAll()
      for (const name of ['first', 'standby']) {
        await control(name, '-m', 'immediate', 'stop').catch(() => {})
      }
      await removeFolder(folder)
    },
  }
}
