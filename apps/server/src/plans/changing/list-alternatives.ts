import type { DishAlternative } from '@brightplate/contract/plans/meal-plan'
import type { Slot } from '@brightplate/contract/plans/plan-data'
import { yourChild } from '#localized/outcomes'
import type { Caller } from '../../auth/caller.ts'
import type { Db } from '../../db/database.ts'
import { listModelRecipes } from '../../models/list-model-recipes.ts'
import { languageOfWords } from '../../requests/words-of-call.ts'
import { linesInHouse } from '../../shopping/lines-in-house.ts'
import { listShoppingMarks } from '../../shopping/list-shopping-marks.ts'
import type { PlanThreads } from '../../threads/plan-threads.ts'
import { wordingOf } from '../../threads/wording-of.ts'
import { requirePlan } from '../stored/require-plan.ts'
import { slotRequest } from './planned-slot.ts'

/**
 * Dishes for a slot that keep every rule of today: three, or those that go by a name, with what a rule excludes and
 * why; or what is easier than what stands there. Throws `not_found` and `invalid_input`.
 */
export async function listAlternatives(
  db: Db,
  { threads }: { threads: Pick<PlanThreads, 'listAlternatives'> },
  { userId, keys }: Caller,
  id: string,
  {
    day,
    slot,
    query,
    easier,
  }: { day: number; slot: Slot; query?: string | undefined; easier?: true | undefined },
): Promise<DishAlternative[]> {
  const row = await requirePlan(db, keys, id)
  const recipes = await listModelRecipes(db, keys)
  const request = { ...slotRequest(row, day, slot), recipes, query, easier }
  const child = row.child?.name ?? yourChild()
  const language = languageOfWords()
  const [found, { exclusion }, marks] = await Promise.all([
    threads.listAlternatives(userId, request, language),
    wordingOf(language),
    listShoppingMarks(db, keys, id),
  ])
  const had = linesInHouse(marks, row.plan.createdAt)
  return found.map(({ excluded, lines, ...alternative }) => {
    if (excluded) {
      return { ...alternative, kept_out: exclusion(alternative.name, excluded, child) }
    }
    const isHad = lines !== null && lines.length > 0 && lines.every((line) => had.has(line))
    return isHad ? { ...alternative, at_home: true as const } : alternative
  })
}
