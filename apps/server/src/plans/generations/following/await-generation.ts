import type { AppServices } from '../../../app-services.ts'
import type { Caller } from '../../../auth/caller.ts'
import { AppError } from '../../../errors.ts'
import { followGeneration } from './follow-generation.ts'
import { failureOf } from './to-plan-job.ts'

/** Waits until a generation has its plan, and answers with the plan's id. Throws why there is none. */
export async function awaitGeneration(
  db: AppServices['db'],
  services: Pick<AppServices, 'now' | 'changes'>,
  { keys }: Pick<Caller, 'keys'>,
  id: string,
): Promise<string> {
  for await (const row of followGeneration(db, services, keys.householdId, id)) {
    const failure = failureOf(keys, row, services.now())
    if (failure) throw failure
    if (row.status === 'done' && row.planId) return row.planId
  }
  throw new AppError('not_found')
}
