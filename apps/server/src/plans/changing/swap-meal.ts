import type { MealPlan, SwapMealBody } from '@brightplate/contract/plans/meal-plan'
import * as words from '#localized/errors'
import type { Caller } from '../../auth/caller.ts'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { listModelRecipes } from '../../models/list-model-recipes.ts'
import type { PlanThreads } from '../../threads/plan-threads.ts'
import { outcomeError } from '../generations/making/outcome-error.ts'
import { readPlan } from '../read-plan.ts'
import { requirePlan } from '../stored/require-plan.ts'
import { requireChildOf, slotRequest } from './planned-slot.ts'
import { storeRevision } from './store-revision.ts'

export interface SwapServices {
  now: () => Date
  threads: Pick<PlanThreads, 'swapDish' | 'planWarnings'>
}

/**
 * Puts another dish in a slot, checked against the rules of today. Throws `not_found`, `plan_changed`,
 * `needs_clinician`, `needs_answer`, and `invalid_input` for a dish that a rule forbids.
 */
export async function swapMeal(
  db: Db,
  services: SwapServices,
  caller: Caller,
  id: string,
  { day, slot, recipe_id, revision }: SwapMealBody,
): Promise<MealPlan> {
  const { now, threads } = services
  const { userId, keys } = caller
  const row = await requirePlan(db, keys, id)
  if (row.plan.revision !== revision) throw new AppError('plan_changed')
  const swap = await threads.swapDish(userId, {
    ...slotRequest(row, day, slot),
    recipes: await listModelRecipes(db, keys),
    recipeId: recipe_id,
  })
  const child = requireChildOf(row)
  if (swap.kind === 'refused') {
    const detail = words.dishBreaksRule()
    throw new AppError('invalid_input', { detail, fields: { recipe_id: detail } })
  }
  if (swap.kind !== 'swapped') throw await outcomeError(swap, child.name)
  const { planData, warnings } = swap
  await db.transaction((tx) =>
    storeRevision(tx, now(), keys, row.plan, { by: 'swap', userId, planData, warnings, child }),
  )
  return readPlan(db, services, caller, id)
}
