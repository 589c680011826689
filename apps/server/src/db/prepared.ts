import type { Db } from './database.ts'

/** The name with which Drizzle hands a prepared read to a pool, which knows where names are safe and gives its own. */
export const readName = ''

/**
 * A read that is put into SQL once for each database or transaction, and then only run. What changes from call to
 * call stands in it as a placeholder. It is short and waits for no row: on a server others go out right behind it.
 */
export function prepared<Query>(
  build: (db: Db) => { prepare: (name: string) => Query },
): (db: Db) => Query {
  const made = new WeakMap<Db, Query>()
  return (db) => {
    const known = made.get(db)
    if (known) return known
    const query = build(db).prepare(readName)
    made.set(db, query)
    return query
  }
}
