import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { emptyTables } from './empty-tables.ts'

/** Takes every row of ours out of a database that only tests have. */
export async function emptyDatabaseAt(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await emptyTables(drizzle(client)).finally(() => client.end())
}
