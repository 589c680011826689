import { sql } from 'drizzle-orm'
import { advisoryLocks, holdLock } from '../../advisory-locks.ts'
import type { Db } from '../../database.ts'
import { rowsOf } from '../../rows-of.ts'

/**
 * Kept with the role and not sent at the start of a connection: a pooler in transaction mode refuses
 * that, and a `set` would stay with the next client.
 */
const limits = {
  statement_timeout: '15s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '15s',
}

/**
 * Gives the role the limits in this database that it does not have; an operator's own stay. New connections have
 * them. Answers whether this one is older than some of them.
 */
export function requireTimeLimits(db: Db): Promise<boolean> {
  return db.transaction(async (tx) => {
    await holdLock(tx, advisoryLocks.roleLimits)
    const rows = rowsOf(
      await tx.execute(sql`
        select unnest(setconfig) as setting from pg_db_role_setting
        where setrole in (0, (select oid from pg_roles where rolname = current_user))
          and setdatabase in (0, (select oid from pg_database where datname = current_database()))
      `),
    )
    const set = new Set(rows.map(({ setting }) => String(setting).split('=')[0]))
    const missing = Object.entries(limits).filter(([name]) => !set.has(name))
    for (const [name, limit] of missing) {
      await tx.execute(
        sql.raw(`do $$ begin
          execute format('alter role %I in database %I set ${name} = %L', current_user, current_database(), '${limit}');
        end $$`),
      )
    }
    return missing.length > 0
  })
}
