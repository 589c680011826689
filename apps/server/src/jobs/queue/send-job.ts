import type { JobOptions } from 'pg-boss'
import type { Db } from '../../db/database.ts'
import { onTransaction } from './on-transaction.ts'
import type { JobQueue } from './open-job-queue.ts'
import type { QueueName } from './queues.ts'

/** Puts a job on a queue, together with what else the transaction does or not at all. */
export async function sendJob(
  { boss }: Pick<JobQueue, 'boss'>,
  tx: Db,
  name: QueueName,
  data: object,
  options: Pick<JobOptions, 'id' | 'priority' | 'group' | 'startAfter'> = {},
): Promise<void> {
  await boss.send(name, data, { ...options, db: onTransaction(tx) })
}
