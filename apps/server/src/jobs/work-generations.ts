import { availableParallelism } from 'node:os'
import type { AppServices } from '../app-services.ts'
import { makeGeneration } from '../plans/make-generation.ts'
import { workQueue } from './work-queue.ts'

/** Works the generations; more at once would only wait for a thread here instead of a free process. */
export const workGenerations = (services: AppServices): Promise<void> =>
  workQueue<{ generationId: string }>(
    services.queue,
    'generation',
    Math.max(2, availableParallelism()),
    ({ data }) => makeGeneration(services, data.generationId),
  )
