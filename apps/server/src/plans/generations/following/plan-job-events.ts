import type { PlanJob } from '@brightplate/contract/plans/meal-plan'
import { eventOf } from '@brightplate/contract/plans/plan-job-events'
import type { AppServices } from '../../../app-services.ts'
import type { Caller } from '../../../auth/caller.ts'
import { followGeneration } from './follow-generation.ts'
import { toPlanJob } from './to-plan-job.ts'

/** A proxy that sees nothing for a minute may close the connection. */
const heartbeatMs = 15_000

const written = (job: PlanJob) => `event: ${eventOf(job)}\ndata: ${JSON.stringify(job)}\n\n`

/**
 * How far a generation is, as server-sent events: its state now, each change of it, and last `done`
 * or `failed`. Every event holds the whole state, so a client that reconnects misses nothing.
 */
export async function* planJobEvents(
  db: AppServices['db'],
  services: Pick<AppServices, 'now' | 'changes'>,
  { keys }: Pick<Caller, 'keys'>,
  generationId: string,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let last = ''
  let writtenAtMs = Date.now()
  yield 'retry: 1000\n\n'
  for await (const row of followGeneration(db, services, keys.householdId, generationId, signal)) {
    const event = written(toPlanJob(keys, row, services.now()))
    if (event !== last) yield event
    else if (Date.now() - writtenAtMs >= heartbeatMs) yield ': waiting\n\n'
    else continue
    last = event
    writtenAtMs = Date.now()
  }
}
