import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { OpenDatabase } from '../../db/database.ts'
import { embeddedQueue } from '../../db/embedded/open-embedded-database.ts'
import * as schema from '../../db/schema.ts'
import { openServerDatabase } from '../../db/server/open-server-database.ts'

async function openOnServer(url: string): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name} template ${inject('postgresTemplate')}`)
  await admin.end()
  return openServerDatabase(url.replace(/\/[^/]*$/, `/${name}`))
}

async function openInMemory(dump: string): Promise<OpenDatabase> {
  const engine = await PGlite.create({ loadDataDir: await openAsBlob(dump) })
  const queueConnection = embeddedQueue(engine)
  return {
    db: drizzle(engine, { schema }),
    kind: 'embedded',
    queueConnection,
    hasRoom: async () => true,
    close: () => engine.close(),
  }
}

/** An empty, migrated database: on the real server in that project's run, else PGlite in memory. */
export const openTestDatabase = (): Promise<OpenDatabase> =>
  process.env.TEST_DATABASE === 'server'
    ? openOnServer(inject('postgresUrl'))
    : openInMemory(inject('embeddedTemplate').dump)
