import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Replica } from '../../database.ts'
import { databaseHosts } from '../connections/database-hosts.ts'
import { openSocket } from '../connections/open-socket.ts'
import { SharedPool } from '../connections/shared-pool.ts'
import { followReplica } from './follow-replica.ts'

/** Who waits longer is answered by the database itself. */
const mostMs = 1000

/**
 * A replica of the database that `pool` leads to. It need not be there: what it cannot answer is asked of the database.
 * No statement has a name there, so a pooler may stand before it.
 */
export function openReplica(url: string, pool: Pool): Replica & { close: () => Promise<void> } {
  const replicas = new SharedPool(databaseHosts(url), {
    stream: openSocket,
    connectionTimeoutMillis: mostMs,
    query_timeout: mostMs,
  })
  const following = followReplica(pool, replicas)
  // Started again after a crash it may be where it was before: connections end then.
  replicas.on('error', following.forget)
  const db = drizzle(replicas)
  return {
    fresh: () => (following.isFresh() ? db : null),
    left: following.forget,
    close: async () => {
      following.close()
      await replicas.end()
    },
  }
}
