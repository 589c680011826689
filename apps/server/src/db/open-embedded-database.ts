import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { claimDataFolder } from './claim-data-folder.ts'
import type { OpenDatabase } from './database.ts'
import { migrateDatabase } from './migrate-database.ts'
import * as schema from './schema.ts'

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
  return { db, kind: 'embedded', close }
}
