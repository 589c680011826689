import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import type { JobQueue } from '../../../jobs/queue/open-job-queue.ts'

const channel = 'brightplate_generation'

interface GenerationFollower {
  /** Resolves at a change since the call before, or after `ms`; a change is never missed in between. */
  changed: (ms: number) => Promise<void>
  stop: () => void
}

/** Tells, in every process, that a generation got further. */
export interface GenerationChanges {
  follow: (id: string) => GenerationFollower
  close: () => Promise<void>
}

/** Announces a change, when the transaction commits. */
export async function announceChange(tx: Db, generationId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${generationId})`)
}

function openFollower(): GenerationFollower & { wake: () => void } {
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
export async function openGenerationChanges({
  boss,
}: Pick<JobQueue, 'boss'>): Promise<GenerationChanges> {
  const followers = new Map<string, Set<() => void>>()
  const wake = (id: string) => {
    for (const one of followers.get(id) ?? []) one()
  }
  const wakeAll = () => {
    for (const id of followers.keys()) wake(id)
  }
  const listening = await boss
    .getDb()
    .listen?.(channel, wake, wakeAll)
    .catch(() => null)
  return {
    follow: (id) => {
      const follower = openFollower()
      const ofId = followers.get(id) ?? new Set()
      followers.set(id, ofId.add(follower.wake))
      return {
        changed: follower.changed,
        stop: () => {
          ofId.delete(follower.wake)
          if (ofId.size === 0 && followers.get(id) === ofId) followers.delete(id)
          follower.stop()
        },
      }
    },
    close: async () => listening?.close(),
  }
}
