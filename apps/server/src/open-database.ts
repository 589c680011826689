import { resolve } from 'node:path'
import type { OpenDatabase, PrepareDatabase } from './db/database.ts'
import { openEmbeddedDatabase } from './db/embedded/open-embedded-database.ts'
import { openServerDatabase } from './db/server/open-server-database.ts'
import type { Env } from './env.ts'

/** The database of the settings: a PostgreSQL server, or else the embedded one in the data folder. */
export const openDatabase = (
  { DATABASE_URL, DATABASE_SESSION_URL, DATABASE_SHARDING, DATA_DIR }: Env,
  prepare: PrepareDatabase,
): Promise<OpenDatabase> =>
  DATABASE_URL
    ? openServerDatabase(DATABASE_URL, DATABASE_SESSION_URL, prepare, DATABASE_SHARDING)
    : openEmbeddedDatabase(resolve(DATA_DIR), prepare)
