import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import { claimDataFolder } from './claim-data-folder.ts'
import type { OpenDatabase } from './database.ts'
import { migrateDatabase } from './migrate-database.ts'
import * as schema from './schema.ts'

/** The job queue on an embedded engine that is open. */
export const embeddedQueue = (engine: PGlite): OpenDatabase['queueConnection'] => ({
  db: fromPglite(engine),
  backend: 'pglite',
})

/** PGlite in a folder of its own, migrated. Throws a `StartupError` when the folder cannot serve. */
export async function openEmbeddedDatabase(folder: string): Promise<OpenDatabase> {
  const claim = await claimDataFolder(folder)
  const engine = await PGlite.create({ dataDir: join(claim.path, 'postgres') })
  const db = drizzle(engine, { schema })
  const close = async () => {
    await engine.close()
    await claim.release()
  }
  try {
    await migrateDatabase(db, 'DATA_DIR')
  } catch (error) {
    await close()
    throw error
  }
  return { db, kind: 'embedded', queueConnection: embeddedQueue(engine), close }
}
