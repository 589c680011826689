import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { GoBackBody } from '@brightplate/contract/plans/plan-revision'
import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../../auth/caller.ts'
import type { Db } from '../../../db/database.ts'
import { planRevisions } from '../../../db/tables/household/plans/plan-revisions.ts'
import { AppError } from '../../../errors.ts'
import { languageOfWords } from '../../../requests/words-of-call.ts'
import type { PlanThreads } from '../../../threads/plan-threads.ts'
import { outcomeError } from '../../generations/making/outcome-error.ts'
import { readPlan } from '../../read-plan.ts'
import { requirePlan } from '../../stored/require-plan.ts'
import { childFacts, requireChildOf } from '../planned-slot.ts'
import { storeRevision } from '../store-revision.ts'
import { openRevision } from './stored-revision.ts'

export interface GoBackServices {
  now: () => Date
  threads: Pick<PlanThreads, 'goBack' | 'planWarnings'>
}

/**
 * Goes back to an earlier revision of a plan, as a new one, so that this may be undone too. Its days are finished
 * by the profile and rules of today. Throws `not_found`, also for a revision that is not kept, `plan_changed`,
 * `needs_clinician`, `needs_answer`, and `invalid_input` with the reason where a rule of today forbids it.
 */
export async function goBack(
  db: Db,
  services: GoBackServices,
  caller: Caller,
  id: string,
  { to, revision }: GoBackBody,
): Promise<MealPlan> {
  const { keys, householdId, userId } = caller
  const found = await requirePlan(db, keys, id)
  const { plan } = found
  if (plan.revision !== revision) throw new AppError('plan_changed')
  const [row] = await db
    .select()
    .from(planRevisions)
    .where(
      and(
        eq(planRevisions.householdId, householdId),
        eq(planRevisions.planId, plan.id),
        eq(planRevisions.revision, to),
      ),
    )
  if (!row) throw new AppError('not_found')
  const child = requireChildOf(found)
  const asItWas = openRevision(keys, plan, row).planData
  const back = await services.threads.goBack(
    userId,
    { child: childFacts(found), planData: plan.planData, asItWas },
    languageOfWords(),
  )
  if (back.kind === 'refused') throw new AppError('invalid_input', { detail: back.reason })
  if (back.kind !== 'back') throw await outcomeError(back, child.name)
  const { planData, warnings } = back
  await db.transaction((tx) =>
    storeRevision(tx, services.now(), keys, plan, {
      by: 'back',
      userId,
      planData,
      warnings,
      child,
    }),
  )
  return readPlan(db, services, caller, id)
}
