import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Db } from '../../db/database.ts'
import { householdWatch } from '../household-statements.ts'

const transactions = new AsyncLocalStorage<{ isOpen: boolean }>()

/** The pool's own calls, which fail where a transaction would wait for them. */
function watchPool(pool: Pool): void {
  const watched = (call: (...args: never[]) => unknown) =>
    function beside(...args: unknown[]): unknown {
      if (transactions.getStore()?.isOpen) {
        throw new Error('A statement beside its own transaction: the embedded database would hang')
      }
      return Reflect.apply(call, pool, args)
    }
  Object.assign(pool, { query: watched(pool.query), connect: watched(pool.connect) })
}

/**
 * A database of the server for tests: a statement that may cross households fails, and so does one that a
 * transaction sends beside itself. The embedded database has one connection, on which that waits for ever.
 */
export function watchOnServer(db: Db): Db {
  if (!('$client' in db && db.$client instanceof Pool)) throw new Error('No database of a server')
  watchPool(db.$client)
  const watched: Db = drizzle(db.$client, { logger: householdWatch })
  const begin = watched.transaction.bind(watched)
  const transaction: Db['transaction'] = (work, config) =>
    begin((tx) => {
      const own = { isOpen: true }
      return transactions.run(own, () =>
        work(tx).finally(() => {
          own.isOpen = false
        }),
      )
    }, config)
  return Object.assign(watched, { transaction })
}
