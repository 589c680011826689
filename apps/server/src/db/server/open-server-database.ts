import { drizzle } from 'drizzle-orm/node-postgres'
import type { OpenDatabase, PrepareDatabase } from '../database.ts'
import { isUnavailable } from '../is-unavailable.ts'
import { migrateDatabase } from '../migrate-database.ts'
import { distributeTables } from './citus/distribute-tables.ts'
import { requireSharding, type Sharding } from './citus/require-sharding.ts'
import { databaseHosts } from './connections/database-hosts.ts'
import { onServerConnection, serverRefusal } from './connections/on-server-connection.ts'
import { type Listener, openListener } from './connections/open-listener.ts'
import { openSocket } from './connections/open-socket.ts'
import { requireTimeLimits } from './connections/require-time-limits.ts'
import { roomOfServer } from './connections/room-of-server.ts'
import { SharedPool } from './connections/shared-pool.ts'
import { openReplica } from './replica/open-replica.ts'
import { nameStatements } from './statements/name-statements.ts'
import { shareReads } from './statements/share-reads.ts'
import { statementNames } from './statements/statement-names.ts'

/** With the connecting less than 20 seconds: a pooler greets us also when its server is gone. */
const firstAnswerMs = 8000

/** Where the server is another process than the one that greeted us, a pooler stands between. */
const isPooled = (connectionString: string): Promise<boolean> =>
  onServerConnection({ connectionString, query_timeout: firstAnswerMs }, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return !('processID' in client) || client.processID !== rows[0]?.pid
  })

/** On a connection of its own, which has no limits of time. */
const migrate = (
  connectionString: string,
  prepare: PrepareDatabase,
  sharding: Sharding,
): Promise<void> =>
  onServerConnection({ connectionString }, async (client) => {
    const db = drizzle(client)
    await requireSharding(db, sharding)
    await migrateDatabase(db, 'DATABASE_URL', await prepare(db))
    if (sharding === 'citus') await db.transaction(distributeTables)
    const isOlder = await requireTimeLimits(db)
    // A pooler would hand it on, without limits, for as long as it lives. Its last answer is that it ends.
    if (isOlder) await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => {})
  })

function refuseUnavailable(error: unknown): never {
  throw isUnavailable(error) ? serverRefusal('DATABASE_URL', error) : error
}

const listenAt = (url: string, setting: string): Promise<Listener> =>
  openListener(url).catch((error) => {
    throw serverRefusal(setting, error)
  })

/**
 * A PostgreSQL server, migrated. Notifications come over `sessionUrl`; without it over `url`, and not at all
 * where a pooler answers there. With `citus` its tables are spread over servers.
 * `replicaUrl` leads to a server that follows it. Throws a `StartupError` when the server cannot be reached or refuses us.
 */
export async function openServerDatabase(
  url: string,
  sessionUrl: string | null = null,
  prepare: PrepareDatabase = async () => ({}),
  sharding: Sharding = 'none',
  replicaUrl: string | null = null,
): Promise<OpenDatabase> {
  const pooled = await isPooled(url).catch(refuseUnavailable)
  await migrate(url, prepare, sharding).catch(refuseUnavailable)
  let listener: Listener | null = null
  if (sessionUrl) listener = await listenAt(sessionUrl, 'DATABASE_SESSION_URL')
  else if (!pooled) listener = await listenAt(url, 'DATABASE_URL')
  const pool = new SharedPool(databaseHosts(url), { stream: openSocket, pipeline: !pooled })
  const room = roomOfServer()
  if (!pooled) {
    const named = statementNames()
    nameStatements(pool, named)
    shareReads(pool, named)
  }
  const replica = replicaUrl ? openReplica(replicaUrl, pool) : null
  return {
    db: drizzle(pool),
    replica,
    kind: 'server',
    queueConnection: {
      db: {
        executeSql: (text, values) => pool.query(text, values),
        ...(listener ? { listen: listener.listen } : {}),
      },
    },
    connections: () => pool.connections(),
    failed: room.failed,
    hasRoom: room.hasRoom,
    close: async () => {
      await listener?.close()
      await replica?.close()
      await pool.end()
    },
  }
}
