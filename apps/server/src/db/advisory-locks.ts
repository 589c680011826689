import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { rowsOf } from './rows-of.ts'

/**
 * Every advisory lock of ours. Each is of a transaction and ends with it; none is of a session, which a pooler would hand
 * on with the lock. The queue (pg-boss) has its own, under numbers that it hashes from names.
 *
 * During a rolling update processes of the version before hold and wait for the numbers of theirs. One that is fixed
 * guards what is lost where two versions pass each other by; of one that may change it is said what happens
 * meanwhile. No number is ever used for something else than before (docs/jobs.md#lock-numbers-stand-in-one-list).
 */
export const advisoryLocks = {
  /** Transaction. One process at a time changes the schema, or gives the database its id. Fixed. */
  migrations: 7_260_531,
  /**
   * Transaction. One call of a model at a time is reserved under the caps. Fixed: two versions would outrun a cap
   * together. The one before took it for `roleLimits` as well, and its starts wait for a reservation at most.
   */
  modelSpend: 7_260_532,
  /** Transaction. One backup at a time. May change: two versions would each take one. */
  backup: 7_260_533,
  /**
   * Transaction. Shared by whoever writes a household's keys, alone for whoever wraps all of them again. Fixed: a key
   * that is written under an epoch as it ends is lost.
   */
  keys: 7_260_534,
  /**
   * Transaction. One start at a time gives the role its limits. May change: where a start has given them before, as on
   * every database that is updated, the next one changes nothing.
   */
  roleLimits: 7_260_535,
} as const

type AdvisoryLock = (typeof advisoryLocks)[keyof typeof advisoryLocks]

/** Waits for the lock and holds it, alone, until the transaction ends. */
export async function holdLock(tx: Db, lock: AdvisoryLock): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
}

/** Waits for the lock and holds it until the transaction ends, beside others who share it. */
export async function shareLock(tx: Db, lock: AdvisoryLock): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${lock})`)
}

/** Whether nobody else holds the lock; it is held then until the transaction ends. */
export async function tryLock(tx: Db, lock: AdvisoryLock): Promise<boolean> {
  const [row] = rowsOf(await tx.execute(sql`select pg_try_advisory_xact_lock(${lock}) as mine`))
  return row?.mine === true
}

/**
 * Waits for a lock that has a name and no number, and holds it until the transaction ends. Its number is a hash of
 * 64 bits. Fixed, with the names: an address of mail would be taken twice.
 */
export async function holdNamedLock(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
