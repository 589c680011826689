import type { EasyDinner, EasyDinnerBody } from '@brightplate/contract/plans/meal-plan'
import type { AppServices } from '../../app-services.ts'
import type { Caller } from '../../auth/caller.ts'
import { requireChild } from '../../children/require-child.ts'
import { snapshotOf } from '../../children/to-child.ts'
import type { Db } from '../../db/database.ts'
import { listModelRecipes } from '../../models/list-model-recipes.ts'
import { languageOfWords } from '../../requests/words-of-call.ts'
import type { PlanThreads } from '../../threads/plan-threads.ts'
import { wordingOf } from '../../threads/wording-of.ts'
import { outcomeError } from './making/outcome-error.ts'
import { planStartDate } from './reserving/plan-start-date.ts'

/**
 * One easy dinner for this evening, beside any plan: nothing is stored, and no plan spent. Throws
 * `not_found`, `needs_clinician`, `needs_answer` and `plan_infeasible`.
 */
export async function offerEasyDinner(
  db: Db,
  { now, threads }: Pick<AppServices, 'now'> & { threads: Pick<PlanThreads, 'easyDinner'> },
  { keys, userId }: Pick<Caller, 'keys' | 'userId'>,
  { child_id, date, time_zone }: EasyDinnerBody,
): Promise<EasyDinner> {
  const { child } = await requireChild(db, keys, child_id)
  const { name, age_given_on: _, ...facts } = snapshotOf(child)
  const today = planStartDate(now(), date, time_zone)
  const found = await threads.easyDinner(userId, {
    child: facts,
    date: today,
    recipes: await listModelRecipes(db, keys),
  })
  if (found.kind !== 'dinner') throw await outcomeError(found, name)
  return { dinner: (await wordingOf(languageOfWords())).dinner(found.dinner, facts, today) }
}
