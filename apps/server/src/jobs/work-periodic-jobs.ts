import type { AppServices } from '../app-services.ts'
import { type PeriodicJob, periodicJobs } from './periodic-jobs.ts'
import type { QueueName } from './queue/queues.ts'
import { workQueue } from './queue/work-queue.ts'

const periodic: QueueName = 'periodic'

/** Runs the periodic jobs; a schedule that is no longer listed ends. */
export async function workPeriodicJobs(
  services: AppServices,
  jobs: readonly PeriodicJob[] = periodicJobs,
): Promise<void> {
  const { boss } = services.queue
  await workQueue<{ task: string }>(services.queue, periodic, 1, async ({ data }) => {
    await jobs.find(({ name }) => name === data.task)?.run(services)
  })
  for (const { name, cron } of jobs) {
    await boss.schedule(periodic, cron, { task: name }, { key: name, tz: 'UTC' })
  }
  const listed = new Set(jobs.map(({ name }) => name))
  for (const { key } of await boss.getSchedules(periodic)) {
    if (!listed.has(key)) await boss.unschedule(periodic, key)
  }
}
