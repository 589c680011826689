import type { Db } from '../../db/database.ts'
import { onTransaction } from './on-transaction.ts'
import type { JobQueue } from './open-job-queue.ts'
import type { QueueName } from './queues.ts'

/**
 * Takes a job with all that it says off its queue, together with what else the transaction does. False where another
 * worker was faster, which takes a job that seems to have lost its own.
 */
export async function endJob(
  { boss }: Pick<JobQueue, 'boss'>,
  tx: Db,
  name: QueueName,
  id: string,
): Promise<boolean> {
  const ended: object = await boss.deleteJob(name, id, { db: onTransaction(tx) })
  return 'affected' in ended && ended.affected === 1
}
