import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { processSettings } from '../../testing/processes/process-settings.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { prepared } from '../prepared.ts'
import { rowsOf } from '../rows-of.ts'
import { households } from '../tables/household/households.ts'
import { openServerDatabase } from './open-server-database.ts'

const program = '/usr/sbin/pgbouncer'
/** It refuses to run as root. */
const nobody = 65_534

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

/** PgBouncer in transaction mode, with fewer connections than a process opens. */
async function startPooler(name: string) {
  const direct = new URL((await processSettings(name)).DATABASE_URL ?? '')
  const folder = await temporaryFolder()
  await chmod(folder, 0o755)
  const port = await freePort()
  const users = join(folder, 'users')
  await writeFile(users, `"${direct.username}" "${direct.password}"\n`)
  const settings = join(folder, 'settings')
  await writeFile(
    settings,
    [
      '[databases]',
      `${name} = host=127.0.0.1 port=${direct.port}`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
      `auth_type = plain\nauth_file = ${users}`,
      'pool_mode = transaction\ndefault_pool_size = 5',
    ].join('\n'),
  )
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  const pooler = spawn(program, [settings], { stdio: 'ignore', ...user })
  onTestFinished(() => {
    pooler.kill()
  })
  await expect.poll(() => answers(port), { interval: 50 }).toBe(true)
  const pooled = new URL(direct)
  pooled.port = String(port)
  return { direct: direct.href, pooled: pooled.href }
}

async function open(...given: Parameters<typeof openServerDatabase>) {
  const database = await openServerDatabase(...given)
  onTestFinished(database.close)
  return database
}

describe.runIf(existsSync(program))('a database behind a pooler in transaction mode', () => {
  it('takes statements and transactions, and has limits of time', async () => {
    const { pooled } = await startPooler('pooled')
    const { db } = await open(pooled)
    const row = () => ({ householdId: randomUUID(), createdAt: new Date() })
    const writing = Array.from({ length: 60 }, async (_, index) => {
      await db.transaction(async (tx) => {
        await tx.insert(households).values(row())
        await tx.execute(
          sql`select count(*) from households where household_id <> ${`${randomUUID()}`}`,
        )
        if (index % 2 === 0) await tx.insert(households).values(row())
      })
      await db.insert(households).values(row())
    })
    await Promise.all(writing)
    const [found] = rowsOf(await db.execute(sql`select count(*)::int as rows from households`))
    expect(found).toEqual({ rows: 150 })
    // More at once than the pooler has connections: each of them is asked.
    const limits = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const [row] = rowsOf(
          await db.execute(
            sql`select current_setting('statement_timeout') as most, pg_sleep(0.05)`,
          ),
        )
        return row?.most
      }),
    )
    expect(new Set(limits)).toEqual(new Set(['15s']))
  })

  it('answers prepared reads without names, on connections of their own', async () => {
    const { pooled } = await startPooler('pooled_reads')
    const { db } = await open(pooled)
    const askedFor = prepared((db) =>
      db
        .select({
          given: sql<number>`${sql.placeholder('given')}::int`,
          named: sql<string>`(select count(*) from pg_prepared_statements where name <> '')`,
        })
        .from(sql`(values (1)) as one`),
    )
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => askedFor(db).execute({ given: index })),
    )
    expect(answers).toEqual(answers.map((_, index) => [{ given: index, named: '0' }]))
  })

  it('is not listened to', async () => {
    const { pooled } = await startPooler('pooled_deaf')
    const { queueConnection } = await open(pooled)
    expect(queueConnection.db?.listen).toBeUndefined()
  })

  it('is listened to at an address without the pooler', async () => {
    const { pooled, direct } = await startPooler('pooled_heard')
    const { db, queueConnection } = await open(pooled, direct)
    const heard: string[] = []
    await queueConnection.db?.listen?.(
      'news',
      (payload) => heard.push(payload),
      () => {},
    )
    await db.execute(sql`select pg_notify('news', 'it arrived')`)
    await expect.poll(() => heard).toEqual(['it arrived'])
  })
})
