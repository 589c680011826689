import { sql } from 'drizzle-orm'
import { openEmbeddedDatabase } from '../db/embedded/open-embedded-database.ts'

/** Moves what the accounts of a folder have done 20 days back: their trials are over, their plans of another week. */
export async function letTimePass(dataFolder: string): Promise<void> {
  const { db, close } = await openEmbeddedDatabase(dataFolder)
  await db.execute(sql`update subscriptions set trial_ends_at = trial_ends_at - interval '20 days'`)
  await db.execute(sql`update generations set created_at = created_at - interval '20 days'`)
  await close()
}
