import type { Pool } from 'pg'

/** More texts than the service has; lists of ids of every length would go on for ever. */
const mostNames = 300

/**
 * Gives each statement that Drizzle sends outside of a transaction a name by its text, so that a connection of the
 * server's parses and plans it once. Not for a pooler, where the next statement may meet another connection.
 */
export function nameStatements(pool: Pool, most = mostNames): void {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | null => {
    const known = names.get(text)
    if (known !== undefined) return known
    if (names.size >= most) return null
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
  const named = (query: unknown): unknown => {
    if (typeof query !== 'object' || query === null || !('text' in query)) return query
    const name = nameOf(String(query.text))
    return name === null ? query : { ...query, name }
  }
  const run = pool.query
  Object.assign(pool, {
    query: (query: unknown, ...rest: unknown[]) =>
      Reflect.apply(run, pool, [named(query), ...rest]),
  })
}
