import { resolve } from 'node:path'
import type { OpenDatabase, PrepareDatabase } from './db/database.ts'
import { openEmbeddedDatabase } from './db/embedded/open-embedded-database.ts'
import { openServerDatabase } from './db/server/open-server-database.ts'
import type { Env } from './env.ts'
import { StartupError } from './startup-error.ts'

/** The database of the settings: a PostgreSQL server, or else the embedded one in the data folder. */
export async function openDatabase(env: Env, prepare: PrepareDatabase): Promise<OpenDatabase> {
  const { DATABASE_URL, DATABASE_SHARDING, DATABASE_REPLICA_URL } = env
  if (DATABASE_REPLICA_URL && (!DATABASE_URL || DATABASE_SHARDING !== 'none')) {
    throw new StartupError(
      'DATABASE_REPLICA_URL names a replica of the one server of DATABASE_URL: the embedded database and a cluster have none. Leave it out.',
    )
  }
  return DATABASE_URL
    ? openServerDatabase(
        DATABASE_URL,
        env.DATABASE_SESSION_URL,
        prepare,
        DATABASE_SHARDING,
        DATABASE_REPLICA_URL,
      )
    : openEmbeddedDatabase(resolve(env.DATA_DIR), prepare)
}
