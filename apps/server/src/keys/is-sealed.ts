import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'

/** Whether there is data that only its own key opens, in a database of any level. */
export async function isSealed(db: Db): Promise<boolean> {
  const [column] = rowsOf(
    await db.execute(sql`select 1 as there from information_schema.columns
      where table_schema = 'public' and table_name = 'installation' and column_name = 'lookup_key'`),
  )
  if (!column) return false
  const [row] = rowsOf(await db.execute(sql`select 1 as there from installation`))
  return row !== undefined
}
