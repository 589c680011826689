import { globSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'

const folder = new URL('../../db/tables/', import.meta.url)

async function tablesIn(file: string): Promise<PgTable[]> {
  const exported: Record<string, unknown> = await import(new URL(file, folder).href)
  return Object.values(exported).flatMap((one) => (is(one, PgTable) ? [one] : []))
}

/** Every table of the database: a new file among them is watched from its first day. */
export const allTables: readonly PgTable[] = (
  await Promise.all(globSync('**/*.ts', { cwd: folder }).sort().map(tablesIn))
).flat()
