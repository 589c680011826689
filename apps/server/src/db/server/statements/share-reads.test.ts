import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import fc from 'fast-check'
import { Client, type PoolConfig } from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { isUnavailable } from '../../is-unavailable.ts'
import { prepared } from '../../prepared.ts'
import { rowsOf } from '../../rows-of.ts'
import { workPartition } from '../../work-partition.ts'
import { databaseHosts } from '../connections/database-hosts.ts'
import { openSocket } from '../connections/open-socket.ts'
import { SharedPool } from '../connections/shared-pool.ts'
import { shareReads } from './share-reads.ts'
import { statementNames } from './statement-names.ts'

function openPool(mostMs?: number, config: PoolConfig = {}) {
  const pool = new SharedPool(databaseHosts(inject('postgresUrl')), {
    stream: openSocket,
    pipeline: true,
    ...config,
  })
  onTestFinished(() => pool.end())
  shareReads(pool, statementNames(), mostMs)
  return { pool, db: drizzle(pool) }
}

const given = sql.placeholder('given')

/** Which connection answered, and with what it was asked; fails where that is 0. */
const askedFor = prepared((db) =>
  db
    .select({
      pid: sql<number>`pg_backend_pid()`,
      given: sql<number>`${given}::int`,
      share: sql<number>`12 / ${given}::int`,
    })
    .from(sql`(values (1)) as one`),
)

const slept = prepared((db) =>
  db.select({ after: sql<string>`pg_sleep(${given}::float8)` }).from(sql`(values (1)) as one`),
)

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

it('asks for one partition on one connection, and for others on others', async () => {
  const { db } = openPool()
  const pidsOf = (partition: string) =>
    workPartition.run(partition, async () => {
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) => askedFor(db).execute({ given: index + 1 })),
      )
      expect(answers.map(([row]) => row?.given)).toEqual(answers.map((_, index) => index + 1))
      return new Set(answers.map(([row]) => row?.pid))
    })
  const [plans, children] = await Promise.all([pidsOf('meal-plans'), pidsOf('children')])
  expect([plans.size, children.size]).toEqual([1, 1])
  expect(plans).not.toEqual(children)
})

it('gives each reader its own answer, whoever else’s fails', async () => {
  const { db } = openPool()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 40 }), async (asked) => {
      const answers = await Promise.all(
        asked.map(async (one) => {
          const answer = await askedFor(db)
            .execute({ given: one })
            .catch(() => null)
          return answer?.[0]?.share ?? null
        }),
      )
      expect(answers).toEqual(asked.map((one) => (one === 0 ? null : 12 / one)))
    }),
    { numRuns: 20, seed: 1 },
  )
})

it('never gives a reader what another asked for, where connections break in between', async () => {
  const { db } = openPool()
  const ended = prepared((db) =>
    db
      .select({ ended: sql<boolean>`pg_terminate_backend(pg_backend_pid())` })
      .from(sql`(values (${given}::int)) as one`),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1 }) }, fc.constant(null)), {
        maxLength: 40,
      }),
      async (asked) => {
        const answers = await Promise.all(
          asked.map(async (one) => {
            // Some are asked once answers have come.
            if (one !== null && one % 3 === 0) await failureOf(askedFor(db).execute({ given: 1 }))
            if (one === null) return failureOf(ended(db).execute({ given: 1 }))
            return askedFor(db)
              .execute({ given: one })
              .catch((error) => expect(isUnavailable(error)).toBe(true))
          }),
        )
        asked.forEach((one, at) => {
          const answer = answers[at]
          if (one !== null && Array.isArray(answer)) expect(answer[0]?.given).toBe(one)
        })
      },
    ),
    { numRuns: 40, seed: 2 },
  )
})

it('gives the connection back once nobody waits for it', async () => {
  const { pool, db } = openPool()
  await Promise.all([askedFor(db).execute({ given: 1 }), askedFor(db).execute({ given: 2 })])
  await expect.poll(() => [pool.totalCount, pool.idleCount]).toEqual([1, 1])
  await failureOf(askedFor(db).execute({ given: 0 }))
  await expect.poll(() => pool.totalCount).toBe(0)
  expect(await askedFor(db).execute({ given: 3 })).toMatchObject([{ share: 4 }])
})

it('leaves transactions and all that is not prepared to connections of their own', async () => {
  const { db } = openPool()
  const pidOf = async (query: Promise<object>) => rowsOf(await query)[0]?.pid
  const reading = slept(db).execute({ given: 0.2 })
  const [[read], alone, within] = await Promise.all([
    askedFor(db).execute({ given: 1 }),
    pidOf(db.execute(sql`select pg_backend_pid() as pid`)),
    db.transaction(async (tx) => {
      const [first] = await askedFor(tx).execute({ given: 1 })
      expect(await pidOf(tx.execute(sql`select pg_backend_pid() as pid`))).toBe(first?.pid)
      return first?.pid
    }),
    reading,
  ])
  expect(new Set([read?.pid, alone, within]).size).toBe(3)
})

it('ends with an answer that does not come, and goes on by another connection', async () => {
  const { db } = openPool(300)
  const waiting = [slept(db).execute({ given: 60 }), askedFor(db).execute({ given: 1 })]
  for (const failure of await Promise.all(waiting.map(failureOf))) {
    expect(isUnavailable(failure)).toBe(true)
  }
  expect(await askedFor(db).execute({ given: 2 })).toMatchObject([{ share: 6 }])
})

it('lets a locked table fail those who ask for it, whether it was asked for before or not', async () => {
  const { db } = openPool(2000, { lock_timeout: 300 })
  const admin = new Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  onTestFinished(() => admin.end())
  await admin.query('create table shared_reads_locked as select 1 as one')
  onTestFinished(async () => {
    await admin.query('drop table shared_reads_locked')
  })
  const onesOf = prepared((db) =>
    db.select({ one: sql<number>`one` }).from(sql`shared_reads_locked`),
  )
  const inPartition = (partition: string) =>
    workPartition.run(partition, () => onesOf(db).execute())
  expect(await inPartition('known')).toEqual([{ one: 1 }])
  await admin.query('begin')
  await admin.query('lock table shared_reads_locked in access exclusive mode')
  const waiting = ['known', 'new'].flatMap((partition) =>
    Array.from({ length: 10 }, () => failureOf(inPartition(partition))),
  )
  expect(await workPartition.run('other', () => askedFor(db).execute({ given: 1 }))).toMatchObject([
    { share: 12 },
  ])
  for (const failure of await Promise.all(waiting)) expect(isUnavailable(failure)).toBe(true)
  await admin.query('rollback')
  expect(await inPartition('known')).toEqual([{ one: 1 }])
  expect(await inPartition('new')).toEqual([{ one: 1 }])
})

it('fails those who wait where the connection breaks, and no one after them', async () => {
  const { db } = openPool()
  const [row] = await askedFor(db).execute({ given: 1 })
  const waiting = [slept(db).execute({ given: 60 }), askedFor(db).execute({ given: 1 })]
  const admin = new Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  onTestFinished(() => admin.end())
  const failures = Promise.all(waiting.map(failureOf))
  await expect
    .poll(async () => {
      const { rows } = await admin.query('select state from pg_stat_activity where pid = $1', [
        row?.pid,
      ])
      return rows
    })
    .toEqual([{ state: 'active' }])
  await admin.query('select pg_terminate_backend($1)', [row?.pid])
  for (const failure of await failures) expect(isUnavailable(failure)).toBe(true)
  expect(await askedFor(db).execute({ given: 2 })).toMatchObject([{ share: 6 }])
})
