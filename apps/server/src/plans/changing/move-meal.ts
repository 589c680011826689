import type { MealPlan, MoveMealBody } from '@brightplate/contract/plans/meal-plan'
import * as words from '#localized/errors'
import type { Caller } from '../../auth/caller.ts'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { languageOfWords } from '../../requests/words-of-call.ts'
import type { PlanThreads } from '../../threads/plan-threads.ts'
import { outcomeError } from '../generations/making/outcome-error.ts'
import { readPlan } from '../read-plan.ts'
import { requirePlan } from '../stored/require-plan.ts'
import { childFacts, dayIndex, requireChildOf } from './planned-slot.ts'
import { storeRevision } from './store-revision.ts'

interface MoveServices {
  now: () => Date
  threads: Pick<PlanThreads, 'moveMeal' | 'planWarnings'>
}

function refused(detail: string): AppError {
  return new AppError('invalid_input', { detail, fields: { to_day: detail } })
}

/**
 * Lets a meal change places with that of another day, checked against the rules of today. Throws `not_found`,
 * `plan_changed`, `needs_clinician`, `needs_answer`, and `invalid_input` with the reason where one of them has to stay.
 */
export async function moveMeal(
  db: Db,
  services: MoveServices,
  caller: Caller,
  id: string,
  { day, slot, to_day, revision }: MoveMealBody,
): Promise<MealPlan> {
  const { now, threads } = services
  const { userId, keys } = caller
  const row = await requirePlan(db, keys, id)
  const { plan } = row
  if (plan.revision !== revision) throw new AppError('plan_changed')
  const days = { day: dayIndex(row, day), toDay: dayIndex(row, to_day) }
  if (plan.locks.some((lock) => lock.slot === slot && [day, to_day].includes(lock.day))) {
    throw refused(words.dishLocked())
  }
  const move = await threads.moveMeal(
    userId,
    { child: childFacts(row), planData: plan.planData, slot, ...days },
    languageOfWords(),
  )
  if (move.kind === 'refused') throw refused(move.reason)
  const child = requireChildOf(row)
  if (move.kind !== 'moved') throw await outcomeError(move, child.name)
  const { planData, warnings } = move
  await db.transaction((tx) =>
    storeRevision(tx, now(), keys, plan, { by: 'move', userId, planData, warnings, child }),
  )
  return readPlan(db, services, caller, id)
}
