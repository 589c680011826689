import type { Db } from '../../../db/database.ts'
import type { JobQueue } from '../../../jobs/queue/open-job-queue.ts'
import { sendJob } from '../../../jobs/queue/send-job.ts'
import type { GenerationRow } from '../following/follow-generation.ts'

/** Puts a generation on the queue, behind those with an earlier turn. */
export const sendGeneration = (
  queue: Pick<JobQueue, 'boss'>,
  tx: Db,
  { id, userId, turn }: Pick<GenerationRow, 'id' | 'userId' | 'turn'>,
  startAfterSeconds = 0,
): Promise<void> =>
  sendJob(
    queue,
    tx,
    'generation',
    { generationId: id },
    {
      priority: -turn,
      group: { id: userId },
      ...(startAfterSeconds > 0 ? { startAfter: startAfterSeconds } : {}),
    },
  )
