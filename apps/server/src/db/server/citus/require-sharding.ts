import { sql } from 'drizzle-orm'
import { StartupError } from '../../../startup-error.ts'
import type { Db } from '../../database.ts'
import { rowsOf } from '../../rows-of.ts'
import { isDistributed } from './is-distributed.ts'

export type Sharding = 'none' | 'citus'

/** Called before anything is written. Throws a `StartupError` where the setting asks for Citus and the database is none, or the reverse. */
export async function requireSharding(db: Db, sharding: Sharding): Promise<void> {
  if (sharding === 'none') {
    if (!(await isDistributed(db))) return
    throw new StartupError(
      'DATABASE_URL names a database whose tables Citus spreads: set DATABASE_SHARDING to citus.',
    )
  }
  const [installed] = rowsOf(
    await db.execute(
      sql`select exists (select from pg_extension where extname = 'citus') as there`,
    ),
  )
  if (!installed?.there) {
    throw new StartupError(
      'DATABASE_SHARDING is citus, and the database of DATABASE_URL does not have it: run “create extension citus” there and add its workers, or leave DATABASE_SHARDING out.',
    )
  }
  const [node] = rowsOf(await db.execute(sql`select citus_is_coordinator() as coordinates`))
  if (!node?.coordinates) {
    throw new StartupError(
      'DATABASE_URL names a worker of Citus, or a database without workers: name the coordinator, and run citus_set_coordinator_host and citus_add_node there.',
    )
  }
}
