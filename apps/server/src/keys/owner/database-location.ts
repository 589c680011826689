import { realpath } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'
import type { KeysLocation } from '../keys-location-of.ts'

const quoted = async (db: Db, expression: string): Promise<string> => {
  const [row] = rowsOf(await db.execute(sql.raw(`select (${expression})::text as found`)))
  return String(row?.found)
}

/** The server's own id stays where its files do, and is another one where a dump was restored. */
async function onServer(db: Db): Promise<string> {
  const oid = await quoted(db, '(select oid from pg_database where datname = current_database())')
  const mayAsk = await quoted(db, "has_function_privilege('pg_control_system()', 'execute')")
  const server =
    mayAsk === 'true'
      ? await quoted(db, '(select system_identifier from pg_control_system())')
      : 'server'
  return `${server}/${oid}`
}

/** Words for where a database is: a copy of it elsewhere has others. */
export const databaseLocation = async (
  db: Db,
  { kind, dataFolder }: Pick<KeysLocation, 'kind' | 'dataFolder'>,
): Promise<string> => {
  if (kind === 'server') return onServer(db)
  return dataFolder === null ? 'memory' : realpath(dataFolder)
}
