import { sql } from 'drizzle-orm'
import type { Db, OpenDatabase } from '../db/database.ts'
import { onlyRow } from '../db/only-row.ts'
import { rowsOf } from '../db/rows-of.ts'
import { workPartition } from '../db/work-partition.ts'
import { queues } from '../jobs/queue/queues.ts'

interface QueueState {
  queue: string
  waiting: number
  worked: number
  oldestSeconds: number
}

export interface StateOfService {
  connections: ReturnType<OpenDatabase['connections']>
  /** Null where it does not answer. */
  database: { queues: QueueState[]; mailsWaiting: number } | null
  /** Seconds, by kind of key. */
  keyAges: Readonly<Record<string, number>>
  /** Seconds; null without a backup, or a folder for them. */
  backupAge: number | null
}

/** Whoever reads metrics waits for ten seconds and is told then that the service is gone. */
const databaseMs = 3000

const emptyQueue = { waiting: 0, worked: 0, oldest: null }

async function queueStates(db: Db): Promise<QueueState[]> {
  const rows = rowsOf(
    await db.execute(sql`
      select name, count(*) filter (where state <> 'active' and start_after <= now()) as waiting,
        count(*) filter (where state = 'active') as worked,
        extract(epoch from now() - min(start_after) filter (where state <> 'active' and start_after <= now())) as oldest
      from pgboss.job where state < 'completed' group by name
    `),
  )
  return Object.keys(queues).map((queue) => {
    const { waiting, worked, oldest } = rows.find(({ name }) => name === queue) ?? emptyQueue
    return {
      queue,
      waiting: Number(waiting),
      worked: Number(worked),
      oldestSeconds: Number(oldest ?? 0),
    }
  })
}

async function mailsWaiting(db: Db): Promise<number> {
  const { waiting } = onlyRow(
    rowsOf(
      await db.execute(sql`select count(*) as waiting from mails where handed_over_at is null`),
    ),
  )
  return Number(waiting)
}

async function stateOfDatabase(db: Db): Promise<StateOfService['database']> {
  const look = async () => ({ queues: await queueStates(db), mailsWaiting: await mailsWaiting(db) })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), databaseMs)
  })
  try {
    return await Promise.race([workPartition.run('metrics', look), late])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

interface Sources extends Pick<OpenDatabase, 'db' | 'connections'> {
  keyAges: () => Promise<StateOfService['keyAges']>
  backupAge: () => Promise<number | null>
}

/** What the service is at this moment, as far as it can be known. */
export async function stateOfService(sources: Sources): Promise<StateOfService> {
  const [database, keyAges, backupAge] = await Promise.all([
    stateOfDatabase(sources.db),
    sources.keyAges().catch(() => ({})),
    sources.backupAge().catch(() => null),
  ])
  return { connections: sources.connections(), database, keyAges, backupAge }
}
