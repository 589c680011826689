import type { PlanJob } from '@brightplate/contract/plans/meal-plan'
import type { Caller } from '../../../auth/caller.ts'
import type { Db } from '../../../db/database.ts'
import { requireGeneration } from './require-generation.ts'
import { toPlanJob } from './to-plan-job.ts'

/** How far a generation is. Throws `not_found`. */
export const readPlanJob = async (
  db: Db,
  { now }: { now: () => Date },
  caller: Pick<Caller, 'keys' | 'userId'>,
  id: string,
): Promise<PlanJob> => toPlanJob(caller.keys, await requireGeneration(db, caller, id), now())
