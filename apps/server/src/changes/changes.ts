import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type { JobQueue } from '../jobs/queue/open-job-queue.ts'

/** Named after what it reported first, so that processes of an older version still hear of it. */
const channel = 'brightplate_generation'

interface Follower {
  /** Resolves at a change since the call before, or after `ms`; a change is never missed in between. */
  changed: (ms: number) => Promise<void>
  stop: () => void
}

/** Tells, in every process, that something of a generation, household or user changed, by its id. */
export interface Changes {
  follow: (id: string) => Follower
  /** Calls back at each change, and where one may have been missed, until what it answers with is called. */
  watch: (id: string, onChange: () => void) => () => void
  close: () => Promise<void>
}

/** Announces a change, when the transaction commits. */
export async function announceChange(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${id})`)
}

function openFollower(): Follower & { wake: () => void } {
  let changed = false
  let wake = () => {}
  return {
    wake: () => {
      changed = true
      wake()
    },
    changed: async (ms) => {
      if (!changed) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      changed = false
    },
    stop: () => wake(),
  }
}

/** Listens on the queue's database. Where it cannot, followers only ever wait their time out. */
export async function openChanges({ boss }: Pick<JobQueue, 'boss'>): Promise<Changes> {
  const watchers = new Map<string, Set<() => void>>()
  const wake = (id: string) => {
    for (const one of watchers.get(id) ?? []) one()
  }
  const wakeAll = () => {
    for (const id of watchers.keys()) wake(id)
  }
  const listening = await boss
    .getDb()
    .listen?.(channel, wake, wakeAll)
    .catch(() => null)
  const watch: Changes['watch'] = (id, onChange) => {
    const ofId = watchers.get(id) ?? new Set()
    watchers.set(id, ofId.add(onChange))
    return () => {
      ofId.delete(onChange)
      if (ofId.size === 0 && watchers.get(id) === ofId) watchers.delete(id)
    }
  }
  return {
    watch,
    follow: (id) => {
      const follower = openFollower()
      const unwatch = watch(id, follower.wake)
      return {
        changed: follower.changed,
        stop: () => {
          unwatch()
          follower.stop()
        },
      }
    },
    close: async () => listening?.close(),
  }
}
