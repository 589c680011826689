import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { StartupError } from '../startup-error.ts'
import { advisoryLocks, holdLock } from './advisory-locks.ts'
import type { Db, MigrationSteps } from './database.ts'
import { onlyRow } from './only-row.ts'
import { rowsOf } from './rows-of.ts'
import { withoutTimeLimits } from './without-time-limits.ts'

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

/** The migrations that a database has, and where the one stands that is under way. */
async function makeLedgerOfMigrations(db: Db): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`)
  await db.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  await db.execute(
    sql`create table if not exists drizzle.unfinished_migration (created_at bigint not null, statement integer not null)`,
  )
}

/** The newest migration that a database has, as the journal names it; 0 for none. */
export async function schemaLevelOf(db: Db): Promise<number> {
  const [found] = rowsOf(
    await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`),
  )
  if (!found?.there) return 0
  const { newest } = onlyRow(
    rowsOf(
      await db.execute(
        sql`select coalesce(max(created_at), 0) as newest from drizzle.__drizzle_migrations`,
      ),
    ),
  )
  return Number(newest)
}

/** "-- step: seal-data" in place of a statement. */
const stepIn = (statement: string) => /^\s*-- step: ([a-z-]+)\s*$/.exec(statement)?.[1]

/** Where a migration stands that works on data: at a statement, or at the end of them. */
interface MigrationProgress {
  level: number
  statement: number
}

async function progressIn(db: Db): Promise<MigrationProgress | null> {
  const [row] = rowsOf(
    await db.execute(sql`select created_at, statement from drizzle.unfinished_migration`),
  )
  return row ? { level: Number(row.created_at), statement: Number(row.statement) } : null
}

async function writeLocation(tx: Db, place: MigrationProgress): Promise<void> {
  await tx.execute(sql`delete from drizzle.unfinished_migration`)
  await tx.execute(
    sql`insert into drizzle.unfinished_migration values (${place.level}, ${place.statement})`,
  )
}

/** Whether data is half-way to another version: only a start of that version may touch it. */
export async function isHalfMigrated(db: Db): Promise<boolean> {
  const [found] = rowsOf(
    await db.execute(sql`select to_regclass('drizzle.unfinished_migration') is not null as there`),
  )
  return found?.there === true && (await progressIn(db)) !== null
}

interface Task {
  setting: 'DATA_DIR' | 'DATABASE_URL'
  steps: MigrationSteps
  level: number
}

const newerData = (setting: Task['setting']) =>
  new StartupError(
    `${setting} holds data of a newer version of Brightplate: start that version, or set ${setting} to another place.`,
  )

function requireStep({ steps, setting }: Task, name: string): (tx: Db) => Promise<boolean> {
  const step = steps[name]
  if (step) return step
  throw new StartupError(
    `${setting} holds data that is not brought to this version yet (${name}): start the service on it once, and then run this again.`,
  )
}

/** What one transaction does. Answers whether there is more to do. */
async function migrateSome(tx: Db, task: Task): Promise<boolean> {
  // Another process may be migrating, and a migration may take its time.
  await withoutTimeLimits(tx)
  await holdLock(tx, advisoryLocks.migrations)
  await makeLedgerOfMigrations(tx)
  const applied = await schemaLevelOf(tx)
  if (applied > newestSchemaLevel()) throw newerData(task.setting)
  // A new database holds nothing to work on.
  const isNew = applied === 0
  const progress = await progressIn(tx)
  for (const { folderMillis: level, hash, sql: statements } of readMigrationFiles({
    migrationsFolder,
  })) {
    const goesOn = progress?.level === level
    if (!goesOn && (level <= applied || level > task.level)) continue
    if (!goesOn) {
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${level})`,
      )
    }
    for (const [at, statement] of statements.entries()) {
      if (goesOn && at < progress.statement) continue
      const name = stepIn(statement)
      if (name === undefined) await tx.execute(sql.raw(statement))
      else if (!isNew) {
        const step = requireStep(task, name)
        const isHere = goesOn && at === progress.statement
        if (!isHere) await writeLocation(tx, { level, statement: at })
        if (!isHere || (await step(tx))) return true
        await writeLocation(tx, { level, statement: statements.length })
      }
    }
  }
  return false
}

/**
 * Brings the schema up to this version, or to `level`. Schema and data of a new place are one transaction. A step
 * that works on data is done in pieces, each a transaction that leaves its place behind: a kill loses one
 * piece at most, and the next start goes on from there. Each transaction is under an advisory lock, so that several
 * processes may start at once, and share the pieces. `afterSteps` ends a migration that had data to work on.
 * Throws a `StartupError` on data of a newer version.
 */
export async function migrateDatabase(
  db: Db,
  setting: Task['setting'],
  steps: MigrationSteps = {},
  {
    level = newestSchemaLevel(),
    afterSteps = async () => {},
  }: { level?: number; afterSteps?: () => Promise<void> } = {},
): Promise<void> {
  while (await db.transaction((tx) => migrateSome(tx, { setting, steps, level })));
  if (!(await isHalfMigrated(db))) return
  await afterSteps()
  // That of a newer version, which may have begun meanwhile, stays.
  await db.execute(
    sql`delete from drizzle.unfinished_migration where created_at <= ${newestSchemaLevel()}`,
  )
}
