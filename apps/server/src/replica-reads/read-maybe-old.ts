import type { FastifyRequest } from 'fastify'
import type { AppServices } from '../app-services.ts'
import { lastWriteOf } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { isUnavailable } from '../db/is-unavailable.ts'

/** After its last write a session reads the database itself: three times as long as that is known to, and clocks may differ. */
const settledMs = 90_000

/** The read stores something as well, as a plan that is checked again: no fault of the replica. */
const isRefusedWrite = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '25006') || isRefusedWrite(error.cause))

/**
 * A read that may be a second old: of a replica where there is one that follows, and never of what the session of the
 * request may have written. Whatever fails there, a refusal as well, is asked of the database.
 */
export async function readMaybeOld<Value>(
  { db, now, replica, metrics }: Pick<AppServices, 'db' | 'now' | 'replica' | 'metrics'>,
  request: FastifyRequest,
  read: (db: Db) => Promise<Value>,
): Promise<Value> {
  if (!replica) return read(db)
  const isSettled = now().getTime() - lastWriteOf(request).getTime() >= settledMs
  const copy = isSettled ? replica.fresh() : null
  try {
    if (copy) {
      const value = await read(copy)
      metrics?.replicaRead('replica')
      return value
    }
  } catch (error) {
    if (isUnavailable(error) && !isRefusedWrite(error)) replica.left()
  }
  metrics?.replicaRead('database')
  return read(db)
}
