import { PgBoss } from 'pg-boss'
import type { OpenDatabase } from '../../db/database.ts'
import { queues } from './queues.ts'

/** How soon the jobs of a process that died are noticed, beyond the heartbeat that they miss. */
export const superviseIntervalSeconds = 2
const stopTimeoutMs = 10_000

export interface JobQueue {
  boss: PgBoss
  /** Takes note of what went wrong in the background; its message may quote values. */
  report: (error: unknown) => void
  /** Lets running jobs end; what takes longer goes back to the queue. */
  close: () => Promise<void>
}

/** The embedded database has one process, so what is active when it opens lost its worker. */
async function requeueInterrupted(boss: PgBoss, name: string): Promise<void> {
  const jobs = await boss.findJobs(name)
  const active = jobs.filter(({ state }) => state === 'active').map(({ id }) => id)
  if (active.length > 0) await boss.fail(name, active)
}

/**
 * The queue of background jobs, in a schema of its own (`pgboss`) of the same database.
 * `report` takes note of what went wrong in the background.
 */
export async function openJobQueue(
  { kind, queueConnection }: Pick<OpenDatabase, 'kind' | 'queueConnection'>,
  report: JobQueue['report'],
): Promise<JobQueue> {
  const boss = new PgBoss({
    ...queueConnection,
    useListenNotify: true,
    superviseIntervalSeconds,
    monitorIntervalSeconds: superviseIntervalSeconds,
  })
  boss.on('error', report)
  await boss.start()
  for (const [name, options] of Object.entries(queues)) {
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
    // Also fills the library's cache of queues, which a send inside of a transaction relies on.
    if (kind === 'embedded') await requeueInterrupted(boss, name)
    else await boss.findJobs(name, { queued: true })
  }
  return { boss, report, close: () => boss.stop({ graceful: true, timeout: stopTimeoutMs }) }
}
