import type { Db } from './database.ts'

/**
 * A query that is put into SQL once for each database or transaction, and then only run. What changes from call to
 * call stands in it as a placeholder.
 */
export function prepared<Query>(
  build: (db: Db) => { prepare: (name: string) => Query },
): (db: Db) => Query {
  const made = new WeakMap<Db, Query>()
  return (db) => {
    const known = made.get(db)
    if (known) return known
    // Names are the pool's business: only it knows where they are safe.
    const query = build(db).prepare('')
    made.set(db, query)
    return query
  }
}
