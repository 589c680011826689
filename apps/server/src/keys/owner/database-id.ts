import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { advisoryLocks, holdLock } from '../../db/advisory-locks.ts'
import type { Db } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { withoutTimeLimits } from '../../db/without-time-limits.ts'
import type { KeysLocation } from '../keys-location-of.ts'
import { databaseLocation } from './database-location.ts'

// Outside of our tables: it exists before them and is in no backup, so a restored database gets an id of its own.
const table = sql.raw('drizzle.database_identity')

async function idAt(db: Db, location: string): Promise<string | null> {
  const [found] = rowsOf(
    await db.execute(sql`select to_regclass('drizzle.database_identity') is not null as there`),
  )
  if (!found?.there) return null
  const [row] = rowsOf(await db.execute(sql`select id from ${table} where place = ${location}`))
  return row ? String(row.id) : null
}

type Where = Pick<KeysLocation, 'kind' | 'dataFolder'>

/** The id of a database; null where it has none, or still has that of the database it was copied from. Writes nothing. */
export const findDatabaseId = async (db: Db, where: Where): Promise<string | null> =>
  idAt(db, await databaseLocation(db, where))

/**
 * The id of a database, created where it has none: the same for all processes on it, committed before any of them
 * uses it, and replaced as soon as the database is found to be a copy or to have moved.
 */
export async function requireDatabaseId(db: Db, where: Where): Promise<string> {
  const location = await databaseLocation(db, where)
  const there = await idAt(db, location)
  if (there !== null) return there
  return db.transaction(async (tx) => {
    await withoutTimeLimits(tx)
    await holdLock(tx, advisoryLocks.migrations)
    await tx.execute(sql`create schema if not exists drizzle`)
    await tx.execute(
      sql`create table if not exists ${table} (id uuid not null, place text not null)`,
    )
    const made = await idAt(tx, location)
    if (made !== null) return made
    const id = randomUUID()
    await tx.execute(sql`delete from ${table}`)
    await tx.execute(sql`insert into ${table} values (${id}, ${location})`)
    return id
  })
}
