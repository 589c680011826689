import { availableParallelism } from 'node:os'
import type { AppServices } from '../app-services.ts'
import { makeGeneration } from '../plans/make-generation.ts'
import { workQueue } from './work-queue.ts'

/** Of those that wait for a model, a process can have many. */
const waitingForModel = 8

/** Works the generations; without a model more at once would only wait here instead of for a free process. */
export const workGenerations = (services: AppServices): Promise<void> =>
  workQueue<{ generationId: string }>(
    services.queue,
    'generation',
    services.dishModel ? waitingForModel : Math.max(2, availableParallelism()),
    ({ data }) => makeGeneration(services, data.generationId),
  )
