import { sql } from 'drizzle-orm'
import type { Db } from '../../database.ts'
import { rowsOf } from '../../rows-of.ts'

/** Whether Citus spreads the tables of a database. */
export async function isDistributed(db: Db): Promise<boolean> {
  const [found] = rowsOf(
    await db.execute(
      sql`select to_regclass('pg_catalog.pg_dist_partition') is not null and to_regclass('public.households') is not null as there`,
    ),
  )
  if (!found?.there) return false
  const [row] = rowsOf(
    await db.execute(
      sql`select exists (select 1 from pg_dist_partition where logicalrelid = 'public.households'::regclass) as spread`,
    ),
  )
  return row?.spread === true
}
