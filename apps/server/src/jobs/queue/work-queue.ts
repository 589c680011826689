import type { Job } from 'pg-boss'
import type { JobQueue } from './open-job-queue.ts'
import type { QueueName } from './queues.ts'

// With notifications polling only finds what they missed: jobs of a worker that died, delayed retries.
export const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 }

/**
 * Works the jobs of a queue, `concurrency` of them at a time in this process, and of one group's about
 * `mostOfGroup` in all processes. A handler that throws gives its job back to the queue.
 */
export async function workQueue<Data extends object>(
  { boss }: Pick<JobQueue, 'boss'>,
  name: QueueName,
  concurrency: number,
  handle: (job: Job<Data>) => Promise<void>,
  { mostOfGroup }: { mostOfGroup?: number } = {},
): Promise<void> {
  for (let worker = 0; worker < concurrency; worker += 1) {
    const options = {
      ...polling,
      ...(mostOfGroup === undefined ? {} : { groupConcurrency: mostOfGroup }),
    }
    const id: string = await boss.work<Data>(name, options, async ([job]) => {
      try {
        if (job) await handle(job)
      } finally {
        // One notification may stand for many jobs: look for the next before waiting again.
        boss.notifyWorker(id)
      }
    })
  }
}
