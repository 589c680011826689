import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { StartupError } from '../startup-error.ts'
import type { Db, MigrationSteps } from './database.ts'
import { rowsOf } from './rows-of.ts'

const migrationsFolder = new URL('./migrations', import.meta.url).pathname

interface Journal {
  entries: { when: number }[]
}

/** The level that this version brings a database to. */
export const newestSchemaLevel = () => {
  const journal: Journal = JSON.parse(
    readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8'),
  )
  return Math.max(...journal.entries.map((entry) => entry.when))
}

async function makeLedgerOfMigrations(db: Db): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`)
  await db.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
}

/** The newest migration that a database has, as the journal names it; 0 for none. */
export async function schemaLevelOf(db: Db): Promise<number> {
  const [found] = rowsOf(
    await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`),
  )
  if (!found?.there) return 0
  const rows = rowsOf(
    await db.execute(
      sql`select coalesce(max(created_at), 0) as newest from drizzle.__drizzle_migrations`,
    ),
  )
  return Number(rows[0]?.newest ?? 0)
}

/** "-- step: seal-data" in place of a statement. */
const stepIn = (statement: string) => /^\s*-- step: ([a-z-]+)\s*$/.exec(statement)?.[1]

async function runStep(tx: Db, steps: MigrationSteps, name: string, isNew: boolean): Promise<void> {
  const step = steps[name]
  if (step) await step(tx)
  // A new database holds nothing to work on.
  else if (!isNew) throw new Error(`A migration needs the step ${name}`)
}

/**
 * Brings the schema up to this version, or to `level`, in one transaction under an advisory lock, so that several
 * processes may start at once; answers with the steps that had data to work on. Throws a `StartupError` on data of a newer version.
 */
export async function migrateDatabase(
  db: Db,
  setting: 'DATA_DIR' | 'DATABASE_URL',
  steps: MigrationSteps = {},
  level = newestSchemaLevel(),
): Promise<{ steps: string[] }> {
  const ran: string[] = []
  await db.transaction(async (tx) => {
    // Another process may be migrating, and a migration may take its time.
    for (const limit of ['statement_timeout', 'lock_timeout']) {
      await tx.execute(sql.raw(`set local ${limit} = 0`))
    }
    await tx.execute(sql`select pg_advisory_xact_lock(7260531)`)
    await makeLedgerOfMigrations(tx)
    const applied = await schemaLevelOf(tx)
    if (applied > newestSchemaLevel()) {
      throw new StartupError(
        `${setting} holds data of a newer version of Brightplate: start that version, or set ${setting} to another place.`,
      )
    }
    for (const migration of readMigrationFiles({ migrationsFolder })) {
      if (migration.folderMillis <= applied || migration.folderMillis > level) continue
      for (const statement of migration.sql) {
        const name = stepIn(statement)
        if (name === undefined) {
          await tx.execute(sql.raw(statement))
          continue
        }
        await runStep(tx, steps, name, applied === 0)
        if (applied > 0) ran.push(name)
      }
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      )
    }
  })
  return { steps: ran }
}
