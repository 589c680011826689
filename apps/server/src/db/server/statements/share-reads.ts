import type { Pool, PoolClient, QueryConfig } from 'pg'
import { readName } from '../../prepared.ts'
import { currentPartition } from '../../work-partition.ts'
import type { NameQuery } from './statement-names.ts'

/** Longer than a lock is waited for. An answer that does not come ends the connection, and who waits behind it. */
const unansweredMs = 10_000

/** A connection that the reads of a partition share for as long as any of them waits. */
interface SharedConnection {
  client: Promise<PoolClient>
  readers: number
  failed: boolean
}

const isRead = (query: unknown): query is QueryConfig =>
  typeof query === 'object' &&
  query !== null &&
  'text' in query &&
  'name' in query &&
  query.name === readName

/**
 * Prepared reads of one partition go out on one connection, each without waiting for the answers before it. The pool's
 * connections must be pipelined, and no pooler may stand between.
 */
export function shareReads(pool: Pool, named: NameQuery, mostMs = unansweredMs): void {
  const shared = new Map<string, SharedConnection>()

  function connectionOf(partition: string): SharedConnection {
    const known = shared.get(partition)
    if (known) return known
    const connection = { client: pool.connect(), readers: 0, failed: false }
    shared.set(partition, connection)
    return connection
  }

  /** What each query is sent as: `pg` copies all of its own fields with each call, and none of those that it inherits. */
  const sentAs = new WeakMap<QueryConfig, QueryConfig>()
  function limited(query: QueryConfig): QueryConfig {
    const known = sentAs.get(query)
    if (known) return known
    const sent: QueryConfig = Object.create({ ...named(query), query_timeout: mostMs })
    sentAs.set(query, sent)
    return sent
  }

  async function read(query: QueryConfig, values: unknown[]): Promise<unknown> {
    const partition = currentPartition()
    const connection = connectionOf(partition)
    const stopSharing = () => {
      if (shared.get(partition) === connection) shared.delete(partition)
    }
    connection.readers += 1
    try {
      const client = await connection.client
      return await client.query(limited(query), values)
    } catch (error) {
      connection.failed = true
      stopSharing()
      throw error
    } finally {
      connection.readers -= 1
      if (connection.readers === 0) {
        stopSharing()
        connection.client.then(
          (client) => client.release(connection.failed),
          () => {},
        )
      }
    }
  }

  const run = pool.query
  Object.assign(pool, {
    query: (query: unknown, ...rest: unknown[]) =>
      isRead(query) && Array.isArray(rest[0])
        ? read(query, rest[0])
        : Reflect.apply(run, pool, [query, ...rest]),
  })
}
