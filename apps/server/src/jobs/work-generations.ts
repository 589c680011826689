import { limits } from '@brightplate/contract/limits'
import type { AppServices } from '../app-services.ts'
import { makeRevision } from '../plans/changing/make-revision.ts'
import { makeGeneration } from '../plans/generations/making/make-generation.ts'
import type { GenerationJob } from '../plans/generations/reserving/send-generation.ts'
import { workQueue } from './queue/work-queue.ts'

/** Of those that wait for a model, a process can have many. */
const waitingForModel = 8

/**
 * Works the generations, by turns. Without a model not more at once than plan: others would wait here
 * ahead of whoever comes next.
 */
export const workGenerations = (services: AppServices): Promise<void> =>
  workQueue<GenerationJob>(
    services.queue,
    'generation',
    services.dishModel ? waitingForModel : services.threads.planners,
    ({ data }) => makeGeneration(services, makeRevision, data),
    { mostOfGroup: limits.generationsAtWork },
  )
