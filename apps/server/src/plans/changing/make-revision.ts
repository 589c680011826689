import { searchSteps } from '@brightplate/meal-plans/compose/search-steps'
import { mealsOutOf } from '@brightplate/meal-plans/meals-out/meals-out-of'
import { yourChild } from '#localized/outcomes'
import type { AppServices } from '../../app-services.ts'
import { eatenFoods } from '../../children/eaten-foods.ts'
import { AppError } from '../../errors.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { listModelRecipes } from '../../models/list-model-recipes.ts'
import type { GenerationRow } from '../generations/following/follow-generation.ts'
import { endGeneration } from '../generations/making/end-generation.ts'
import { outcomeError } from '../generations/making/outcome-error.ts'
import { recentDishes } from '../generations/making/recent-dishes.ts'
import { requirePlan } from '../stored/require-plan.ts'
import { dishesToKeep } from './dishes-to-keep.ts'
import { childFacts, requireChildOf } from './planned-slot.ts'
import { storeRevision } from './store-revision.ts'

export interface StartedRevision {
  generation: GenerationRow
  keys: HouseholdKeys
}

/**
 * Makes the revision of a plan that a generation asks for, and stores both or neither. Throws
 * `not_found`, `plan_changed`, `needs_clinician` and `plan_infeasible`.
 */
export async function makeRevision(
  { db, now, threads }: Pick<AppServices, 'db' | 'now' | 'threads'>,
  { generation, keys }: StartedRevision,
): Promise<void> {
  const { id, revisedPlanId, revisedRevision, durationDays, startDate, seed, keepsBought } =
    generation
  const row = await requirePlan(db, keys, revisedPlanId ?? '')
  const revision = revisedRevision ?? 0
  if (row.plan.revision !== revision) throw new AppError('plan_changed')
  const { childId } = row.plan
  const { householdId } = keys
  const outcome = await threads.makePlan({
    child: { ...childFacts(row), eaten: await eatenFoods(db, keys, childId) },
    startDate,
    durationDays,
    seed,
    steps: searchSteps,
    locked: await dishesToKeep(db, keys, row, keepsBought),
    mealsOut: mealsOutOf(row.plan.planData),
    history: await recentDishes(db, keys, { childId, startDate, except: row.plan.id }),
    recipes: await listModelRecipes(db, keys),
  })
  if (outcome.kind !== 'plan') throw await outcomeError(outcome, row.child?.name ?? yourChild())
  const child = requireChildOf(row)
  await db.transaction(async (tx) => {
    if (!(await endGeneration(tx, now(), { householdId, id, planId: row.plan.id, durationDays })))
      return
    await storeRevision(tx, now(), keys, row.plan, {
      by: 'anew',
      userId: generation.userId,
      planData: outcome.planData,
      warnings: [],
      child,
      regenerations: row.plan.regenerations + 1,
    })
  })
}
