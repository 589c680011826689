import type { Pool } from 'pg'
import type { NameQuery } from './statement-names.ts'

/**
 * Names each statement that Drizzle sends outside of a transaction. Not for a pooler, where the next statement may
 * meet another connection.
 */
export function nameStatements(pool: Pool, named: NameQuery): void {
  const run = pool.query
  Object.assign(pool, {
    query: (query: unknown, ...rest: unknown[]) =>
      Reflect.apply(run, pool, [named(query), ...rest]),
  })
}
