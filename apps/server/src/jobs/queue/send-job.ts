import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobOptions } from 'pg-boss'
import type { Db } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'
import type { JobQueue } from './open-job-queue.ts'
import type { QueueName } from './queues.ts'

/** Puts a job on a queue, together with what else the transaction does or not at all. */
export async function sendJob(
  { boss }: Pick<JobQueue, 'boss'>,
  tx: Db,
  name: QueueName,
  data: object,
  options: Pick<JobOptions, 'priority' | 'group' | 'startAfter'> = {},
): Promise<void> {
  const execute = async (query: unknown) => ({ rows: rowsOf(await tx.execute(sql`${query}`)) })
  await boss.send(name, data, { ...options, db: fromDrizzle({ execute }, sql) })
}
