import type { Db } from '../../../db/database.ts'
import type { JobQueue } from '../../../jobs/queue/open-job-queue.ts'
import { sendJob } from '../../../jobs/queue/send-job.ts'
import type { GenerationRow } from '../following/follow-generation.ts'

/** All that a job says: nothing of a child stands on the queue. */
export interface GenerationJob {
  generationId: string
  householdId: string
}

/** Puts a generation on the queue, behind those with an earlier position. */
export const sendGeneration = (
  queue: Pick<JobQueue, 'boss'>,
  tx: Db,
  { householdId, id, userId, turn }: Pick<GenerationRow, 'householdId' | 'id' | 'userId' | 'turn'>,
  startAfterSeconds = 0,
): Promise<void> =>
  sendJob(queue, tx, 'generation', { generationId: id, householdId } satisfies GenerationJob, {
    priority: -turn,
    group: { id: userId },
    ...(startAfterSeconds > 0 ? { startAfter: startAfterSeconds } : {}),
  })
