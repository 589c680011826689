import { performance } from 'node:perf_hooks'
import type { QueryResult } from 'pg'
import { z } from 'zod'
import { type ReplicaHorizon, replicaHorizon } from './replica-horizon.ts'

const everyMs = 250
/** A replica that nobody reads is not asked how it is. */
const wantedMs = 5000

const ofDatabase = `select (select system_identifier from pg_control_system())::text as system,
  substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) as timeline,
  pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as position`

/** A replica that was promoted follows nobody, and says no place. */
const ofReplica = `select (select system_identifier from pg_control_system())::text as system,
  case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as position`

const position = z.string().transform((digits) => BigInt(digits.split('.')[0] ?? ''))
const databasePlace = z.object({ system: z.string(), timeline: z.string(), position })
const replicaPlace = z.object({ system: z.string(), position: position.nullable() })

interface Asked {
  query: (text: string) => Promise<Pick<QueryResult, 'rows'>>
}

export interface Following {
  /** Whether it has all that was answered a second ago. */
  isFresh: () => boolean
  /** Nothing is known of it until it is seen again. */
  forget: () => void
  close: () => void
}

async function look(database: Asked, replica: Asked, horizon: ReplicaHorizon): Promise<void> {
  const askedAt = performance.now()
  const { system, ...place } = databasePlace.parse((await database.query(ofDatabase)).rows[0])
  horizon.note(askedAt, place)
  const seen = replicaPlace.parse((await replica.query(ofReplica)).rows[0])
  if (seen.system !== system || seen.position === null) horizon.forget()
  else horizon.cameTo(seen.position)
}

/** Looks four times a second how far a replica follows the database, for as long as somebody reads it. */
export function followReplica(database: Asked, replica: Asked): Following {
  const horizon = replicaHorizon()
  let wantedAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  let closed = false
  const beat = async () => {
    await look(database, replica, horizon).catch(horizon.forget)
    const isWanted = performance.now() - wantedAt < wantedMs
    timer = isWanted && !closed ? setTimeout(beat, everyMs).unref() : undefined
  }
  let isLooking = false
  const startLooking = () => {
    if (isLooking || timer || closed) return
    isLooking = true
    beat().finally(() => {
      isLooking = false
    })
  }
  return {
    isFresh: () => {
      wantedAt = performance.now()
      startLooking()
      return horizon.isFresh(wantedAt)
    },
    forget: horizon.forget,
    close: () => {
      closed = true
      clearTimeout(timer)
    },
  }
}
