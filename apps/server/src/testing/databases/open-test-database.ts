import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { OpenDatabase } from '../../db/database.ts'
import { compileOnce } from '../../db/embedded/compile-once.ts'
import { embeddedQueue } from '../../db/embedded/open-embedded-database.ts'
import { openServerDatabase } from '../../db/server/open-server-database.ts'
import { householdWatch } from '../household-statements.ts'
import { openOnCitus } from './open-on-citus.ts'
import { watchOnServer } from './watch-on-server.ts'

async function openOnServer(url: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name} template ${inject('postgresTemplate')}`)
  await admin.end()
  const database = await openServerDatabase(url.replace(/\/[^/]*$/, `/${name}`))
  return { ...database, watched: watchOnServer(database.db) }
}

/** `watched` fails where a statement asks for a household's table without the household, or waits for its own transaction. */
export type TestDatabase = OpenDatabase & { watched: OpenDatabase['db'] }

async function openInMemory(dump: string): Promise<TestDatabase> {
  compileOnce()
  const engine = await PGlite.create({
    loadDataDir: await openAsBlob(dump),
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  })
  const queueConnection = embeddedQueue(engine)
  return {
    db: drizzle(engine),
    replica: null,
    watched: drizzle(engine, { logger: householdWatch }),
    kind: 'embedded',
    queueConnection,
    connections: () => ({ used: 1, idle: 0, waiting: 0 }),
    failed: () => {},
    hasRoom: async () => true,
    close: () => engine.close(),
  }
}

/** An empty, migrated database: on the real server or the cluster in those projects' runs, else PGlite in memory. */
export async function openTestDatabase(): Promise<TestDatabase> {
  if (process.env.TEST_DATABASE === 'server') return openOnServer(inject('postgresUrl'))
  if (process.env.TEST_DATABASE !== 'citus') return openInMemory(inject('embeddedTemplate').dump)
  const database = await openOnCitus(inject('citusUrl'))
  return { ...database, watched: watchOnServer(database.db) }
}
