import { Client } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { StartupError } from '../../startup-error.ts'
import { clientOf } from '../../testing/client-of.ts'
import { startDatabaseProxy } from '../../testing/databases/start-database-proxy.ts'
import { startPostgres } from '../../testing/databases/start-postgres.ts'
import { buildChild } from '../../testing/families/build-child.ts'
import { processSettings } from '../../testing/processes/process-settings.ts'
import {
  type ServerProcess,
  startServerProcess,
} from '../../testing/processes/start-server-process.ts'
import { openServerDatabase } from './open-server-database.ts'

async function openAdminOf(databaseUrl: string) {
  const admin = new Client({ connectionString: databaseUrl })
  admin.on('error', () => {})
  await admin.connect()
  onTestFinished(() => admin.end())
  return admin
}

/** A database of a role that is no superuser, and so knows limits. */
async function ownedBy(role: string, databaseUrl: string): Promise<string> {
  const admin = await openAdminOf(databaseUrl)
  await admin.query(`create role ${role} login password '${role}'`)
  await admin.query(`create database ${role} owner ${role}`)
  const url = new URL(databaseUrl)
  url.username = role
  url.password = role
  url.pathname = `/${role}`
  return url.href
}

async function startBehindProxy(name: string, role: string | null = null) {
  const env = await processSettings(name)
  const databaseUrl = env.DATABASE_URL ?? ''
  const proxy = await startDatabaseProxy(role ? await ownedBy(role, databaseUrl) : databaseUrl)
  const server = await startServerProcess({ ...env, DATABASE_URL: proxy.url })
  onTestFinished(async () => {
    await server.kill('SIGKILL')
  })
  const { token } = await clientOf(server.url)('register', {
    body: { name: 'Kim', email: 'kim@example.com', password: 'correct horse' },
  })
  const read = (path: string) =>
    fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  const writeChild = () =>
    fetch(`${server.url}/api/children`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(buildChild()),
    })
  return { proxy, server, read, writeChild, openAdmin: () => openAdminOf(databaseUrl) }
}

/** What a process has printed since, line by line. */
function linesOf({ process }: ServerProcess): () => string[] {
  let printed = ''
  for (const stream of [process.stdout, process.stderr]) {
    stream?.on('data', (chunk) => {
      printed += chunk
    })
  }
  return () => printed.split('\n')
}

const faultLine = z.object({
  level: z.string().optional(),
  msg: z.string().optional(),
  code: z.string().optional(),
  stack: z.string().optional(),
  repeated: z.number().optional(),
})

const expectUnavailable = async (response: Response) => {
  expect(await response.json()).toMatchObject({ code: 'unavailable' })
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
}

describe('a database server that goes away', () => {
  it('in the middle of transactions leaves the process running, and each request answered', async () => {
    const { proxy, server, writeChild, read } = await startBehindProxy('dropped')
    const statuses: number[] = []
    let done = false
    const writing = Array.from({ length: 6 }, async () => {
      while (!done) {
        const response = await writeChild()
        if (response.status === 503) await expectUnavailable(response)
        else await response.text()
        statuses.push(response.status)
      }
    })
    for (let outage = 0; outage < 8; outage += 1) {
      const seen = statuses.length
      await expect.poll(() => statuses.length, { interval: 5 }).toBeGreaterThan(seen + 3)
      proxy.drop()
    }
    done = true
    await Promise.all(writing)
    expect(server.process.exitCode).toBeNull()
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([])
    expect((await read('/children')).status).toBe(200)
  })

  it('is said with 503 until it is back, and needs no new start', async () => {
    const { proxy, server, read, writeChild } = await startBehindProxy('stopped_server')
    const lines = linesOf(server)
    await proxy.stop()
    for (let call = 0; call < 30; call += 1) await expectUnavailable(await writeChild())
    await expectUnavailable(await read('/account'))
    expect((await fetch(`${server.url}/api/readyz`)).status).toBe(503)
    expect((await fetch(`${server.url}/api/healthz`)).status).toBe(200)
    await proxy.restore()
    expect((await writeChild()).status).toBe(201)
    expect((await fetch(`${server.url}/api/readyz`)).status).toBe(200)
    expect(server.process.exitCode).toBeNull()
    await server.kill('SIGTERM')
    const faults = lines()
      .filter((line) => line.startsWith('{'))
      .map((line) => faultLine.parse(JSON.parse(line)))
      .filter(({ level }) => level === 'error')
    expect(faults[0]?.stack).toMatch(/^ +at /)
    // Each kind of fault is said once, and once more with how often it came.
    const kinds = new Set(faults.map(({ msg, code }) => `${msg} ${code}`))
    expect(faults.length).toBeLessThanOrEqual(2 * kinds.size)
    const repeated = faults.map((fault) => fault.repeated ?? 0)
    expect(repeated.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(29)
  })
})

describe('a table that is locked', () => {
  it('makes the requests that need it fail in time, and no other', async () => {
    const { read, openAdmin } = await startBehindProxy('locked')
    const admin = await openAdmin()
    await admin.query('set idle_in_transaction_session_timeout = 0')
    await admin.query('begin')
    await admin.query('lock table meal_plans in access exclusive mode')
    const locked = Array.from({ length: 40 }, () => read('/meal-plans'))
    for (let call = 0; call < 10; call += 1) {
      expect((await read('/account')).status).toBe(200)
      expect((await read('/children')).status).toBe(200)
    }
    for (const response of await Promise.all(locked)) await expectUnavailable(response)
    await admin.query('rollback')
    expect((await read('/meal-plans')).status).toBe(200)
  })
})

describe('a server without a free connection', () => {
  it('is said with 503, and used again once it has one', async () => {
    const { proxy, read, openAdmin } = await startBehindProxy('crowded', 'crowded_app')
    const admin = await openAdmin()
    await admin.query('alter role crowded_app connection limit 0')
    proxy.drop()
    await expectUnavailable(await read('/account'))
    await admin.query('alter role crowded_app connection limit -1')
    expect((await read('/account')).status).toBe(200)
  })
})

describe('a start', () => {
  const startMs = 20_000

  async function refusalOf(url: string, sessionUrl?: string) {
    const beganAt = performance.now()
    const refused: unknown = await openServerDatabase(url, sessionUrl).catch((error) => error)
    expect(performance.now() - beganAt).toBeLessThan(startMs)
    expect(refused).toBeInstanceOf(StartupError)
    return refused instanceof StartupError ? refused.message : ''
  }

  it('is refused in time by a server that takes connections and answers nothing', async () => {
    const postgres = await startPostgres()
    onTestFinished(postgres.stop)
    await postgres.createDatabase('frozen')
    await postgres.freeze()
    try {
      const said = await refusalOf(postgres.urlOf('frozen'))
      expect(said).toMatch(/^DATABASE_URL names a PostgreSQL server that could not be used /)
    } finally {
      await postgres.thaw()
    }
  })

  it('is refused in time by a server that greets, and then answers nothing', async () => {
    const { DATABASE_URL = '' } = await processSettings('greets')
    const proxy = await startDatabaseProxy(DATABASE_URL, { silentAfterGreeting: true })
    const said = await refusalOf(proxy.url)
    expect(said).toMatch(/^DATABASE_URL names a PostgreSQL server that could not be used /)
  })

  it('is refused by an address for notifications that leads nowhere', async () => {
    const { DATABASE_URL = '' } = await processSettings('lost_session')
    for (const host of ['nowhere.invalid', '127.0.0.1:1']) {
      const said = await refusalOf(DATABASE_URL, `postgresql://user:password@${host}/name`)
      expect(said).toMatch(
        /^DATABASE_SESSION_URL names a PostgreSQL server that could not be used /,
      )
    }
  })
})
