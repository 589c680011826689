import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'

/** Nothing that an earlier test wrote is left, the ledger included, from which nothing else may take a row. */
export async function emptyTables(db: Db): Promise<void> {
  const named = rowsOf(
    await db.execute(sql`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname = 'public'
        or (schemaname = 'pgboss' and tablename ~ '^job')
        or tablename = 'database_identity'
    `),
  )
  for (const { name } of named) {
    const table = sql.raw(String(name))
    const filled = rowsOf(await db.execute(sql`select 1 from ${table} limit 1`))
    if (filled.length === 0) continue
    if (!String(name).endsWith('.payment_ledger')) await db.execute(sql`delete from ${table}`)
    else {
      await db.execute(sql`alter table ${table} disable trigger user`)
      await db.execute(sql`delete from ${table}`)
      await db.execute(sql`alter table ${table} enable trigger user`)
    }
  }
}
