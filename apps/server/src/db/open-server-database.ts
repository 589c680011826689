import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { StartupError } from '../startup-error.ts'
import type { OpenDatabase } from './database.ts'
import { migrateDatabase } from './migrate-database.ts'
import * as schema from './schema.ts'

/** A PostgreSQL server, migrated. Throws a `StartupError` when it cannot be reached or refuses us. */
export async function openServerDatabase(url: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 10_000 })
  // An idle connection that the server drops is replaced at the next query.
  pool.on('error', () => {})
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
    throw new StartupError(
      `DATABASE_URL names a PostgreSQL server that could not be used (${reason}): check its host, port, user, password and database name.`,
    )
  }
  const db = drizzle(pool, { schema })
  try {
    await migrateDatabase(db, 'DATABASE_URL')
  } catch (error) {
    await pool.end()
    throw error
  }
  const queueConnection = { connectionString: url, max: 4 }
  return { db, kind: 'server', queueConnection, close: () => pool.end() }
}
