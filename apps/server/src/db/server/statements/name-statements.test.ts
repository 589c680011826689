import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { prepared } from '../../prepared.ts'
import { rowsOf } from '../../rows-of.ts'
import { installation } from '../../tables/installation/installation.ts'
import { nameStatements } from './name-statements.ts'
import { statementNames } from './statement-names.ts'

/** One connection, so that what is prepared on it can be asked. */
function openPool() {
  const connectionString = inject('postgresUrl').replace(
    /\/[^/]*$/,
    `/${inject('postgresTemplate')}`,
  )
  const pool = new Pool({ connectionString, max: 1 })
  onTestFinished(() => pool.end())
  return { pool, db: drizzle(pool) }
}

const idOf = prepared((db) =>
  db
    .select({ id: installation.id })
    .from(installation)
    .where(eq(installation.id, sql.placeholder('id'))),
)

async function preparedIn(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ statement: string }>(
    'select statement from pg_prepared_statements',
  )
  return rows.map(({ statement }) => statement).sort()
}

it('has each statement parsed once on a connection, up to a number of them', async () => {
  const { pool, db } = openPool()
  nameStatements(pool, statementNames(2))
  for (const one of ['1', '1', '2', '3', '4']) {
    await db.execute(sql.raw(`select ${one}`))
  }
  expect(await preparedIn(pool)).toEqual(['select 1', 'select 2'])
})

it('leaves a pool that was not asked for names, and every transaction, without', async () => {
  const { pool, db } = openPool()
  await db.execute(sql.raw('select 1'))
  expect(await preparedIn(pool)).toEqual([])
  nameStatements(pool, statementNames())
  await db.transaction(async (tx) => tx.execute(sql.raw('select 1')))
  expect(await preparedIn(pool)).toEqual([])
})

it('answers a prepared query again for each call, of each database', async () => {
  const { db } = openPool()
  expect(await idOf(db).execute({ id: 7 })).toEqual([])
  await db
    .transaction(async (tx) => {
      await tx
        .insert(installation)
        .values({ id: 7, lookupKey: Buffer.from('x'), createdAt: new Date() })
      expect(await idOf(tx).execute({ id: 7 })).toEqual([{ id: 7 }])
      expect(await idOf(tx).execute({ id: 8 })).toEqual([])
      expect(rowsOf(await tx.execute(sql`select 1 as one`))).toEqual([{ one: 1 }])
      tx.rollback()
    })
    .catch(() => {})
  expect(await idOf(db).execute({ id: 7 })).toEqual([])
})
