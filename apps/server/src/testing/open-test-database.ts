import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { OpenDatabase } from '../db/database.ts'
import { migrateDatabase } from '../db/migrate-database.ts'
import { embeddedQueue } from '../db/open-embedded-database.ts'
import { openServerDatabase } from '../db/open-server-database.ts'
import * as schema from '../db/schema.ts'

let databases = 0

async function openOnServer(url: string): Promise<OpenDatabase> {
  databases += 1
  const name = `test_${process.pid}_${databases}_${Date.now()}`
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return openServerDatabase(url.replace(/\/[^/]*$/, `/${name}`))
}

async function openInMemory(): Promise<OpenDatabase> {
  const engine = await PGlite.create()
  const db = drizzle(engine, { schema })
  await migrateDatabase(db, 'DATA_DIR')
  const queueConnection = embeddedQueue(engine)
  return { db, kind: 'embedded', queueConnection, close: () => engine.close() }
}

/** An empty, migrated database: on the real server in that project's run, else PGlite in memory. */
export const openTestDatabase = (): Promise<OpenDatabase> =>
  process.env.TEST_DATABASE === 'server' ? openOnServer(inject('postgresUrl')) : openInMemory()
