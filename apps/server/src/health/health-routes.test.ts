import { sql } from 'drizzle-orm'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { rowsOf } from '../db/rows-of.ts'
import { onServerConnection } from '../db/server/connections/on-server-connection.ts'
import { buildWebFolder } from '../testing/build-web-folder.ts'
import { buildChild } from '../testing/families/build-child.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { startTestApp } from '../testing/test-app.ts'

/** Whoever is connected already keeps what was set before, so each of them goes: from a connection elsewhere. */
async function takeNoWrites(database: string): Promise<void> {
  await onServerConnection({ connectionString: inject('postgresUrl') }, async (client) => {
    await client.query(`alter database ${database} set default_transaction_read_only = on`)
    await client.query(
      'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1',
      [database],
    )
  })
}

describe('a process that is too busy for requests', () => {
  it('says that it lives, and that it should get none', async () => {
    const { app, call, close } = await startTestApp({}, { mostLoopDelayMs: 0.000_001 })
    onTestFinished(close)
    const busy = async () => (await app.inject('/api/openapi.json')).statusCode
    await expect.poll(busy).toBe(503)
    const refused = await app.inject('/api/openapi.json')
    expect(refused.json().code).toBe('overloaded')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await call('readHealth')).status).toBe(200)
    const readiness = await app.inject('/api/readyz')
    expect([readiness.statusCode, readiness.json().status]).toEqual([503, 'not_ready'])
    expect(Number(readiness.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('the pages of a process that is too busy for requests', () => {
  it('are served, so that no parent reads the answer of the API in their place', async () => {
    const webFolder = await temporaryFolder()
    await buildWebFolder(webFolder)
    const { app, close } = await startTestApp({}, { mostLoopDelayMs: 0.000_001, webFolder })
    onTestFinished(close)
    const statusOf = async (url: string) => (await app.inject(url)).statusCode
    await expect.poll(() => statusOf('/api/account')).toBe(503)
    for (const url of ['/', '/dashboard', '/robots.txt']) expect(await statusOf(url)).toBe(200)
    expect(await statusOf('/api/account')).toBe(503)
  })
})

describe('a process whose database does not answer', () => {
  it('says that it lives, and that it should get no requests', async () => {
    const { app, call, services, close } = await startTestApp()
    onTestFinished(close)
    const { execute } = services.db
    const readiness = async () => (await app.inject('/api/readyz')).json().status
    Object.assign(services.db, { execute: () => new Promise(() => {}) })
    expect(await readiness()).toBe('not_ready')
    expect((await call('readHealth')).status).toBe(200)
    Object.assign(services.db, { execute })
    expect(await readiness()).toBe('ready')
  })
})

describe('a process that could not do what it is asked for', () => {
  async function start(overrides: Parameters<typeof startTestApp>[0] = {}) {
    const testApp = await startTestApp(overrides)
    onTestFinished(testApp.close)
    const readiness = async () => {
      const { statusCode, headers } = await testApp.app.inject('/api/readyz')
      return [statusCode, Number(headers['retry-after'] ?? 0) > 0]
    }
    return { ...testApp, readiness }
  }
  const ready = [200, false]
  const notReady = [503, true]

  it('is not ready where its database takes no writes, and answers one with 503', async () => {
    const testApp = await start()
    const { app, database, readiness } = testApp
    const { token } = await registerParent(testApp)
    expect(await readiness()).toEqual(ready)
    const [row] = rowsOf(await database.db.execute(sql`select current_database() as name`))
    await takeNoWrites(String(row?.name))
    await expect.poll(readiness).toEqual(notReady)
    const headers = { authorization: `Bearer ${token}` }
    const payload = buildChild()
    const written = await app.inject({ method: 'POST', url: '/api/children', headers, payload })
    expect(written.statusCode).toBe(503)
    expect(written.json().code).toBe('unavailable')
    expect(Number(written.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('is not ready while its data is half-way to a newer version', async () => {
    const { database, readiness } = await start()
    await database.db.execute(sql`insert into drizzle.unfinished_migration values (1, 0)`)
    expect(await readiness()).toEqual(notReady)
    await database.db.execute(sql`delete from drizzle.unfinished_migration`)
    expect(await readiness()).toEqual(ready)
  })

  it('is not ready while the folder of keys is away', async () => {
    let areThere = false
    const { readiness } = await start({ keysAreThere: async () => areThere })
    expect(await readiness()).toEqual(notReady)
    areThere = true
    expect(await readiness()).toEqual(ready)
  })

  it('is not ready for a while after its database had no room', async () => {
    const { services, readiness } = await start()
    services.databaseFailed(Object.assign(new Error('full'), { code: '53100' }))
    expect(await readiness()).toEqual(notReady)
  })
})
