import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'

/** Nothing that an earlier test wrote is left, but for the ledger, of which nothing can be taken. */
export async function emptyTables(db: Db): Promise<void> {
  const named = rowsOf(
    await db.execute(sql`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where (schemaname = 'public' and tablename <> 'payment_ledger')
        or (schemaname = 'pgboss' and tablename ~ '^job')
        or tablename = 'database_identity'
    `),
  )
  for (const { name } of named) {
    const table = sql.raw(String(name))
    const filled = rowsOf(await db.execute(sql`select 1 from ${table} limit 1`))
    if (filled.length > 0) await db.execute(sql`delete from ${table}`)
  }
}
