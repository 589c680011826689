import { rulesVersion } from '@brightplate/foods/rules-version'
import { stepsPerDay } from '@brightplate/meal-plans/compose/steps-per-day'
import type { AppServices } from '../../app-services.ts'
import { toChild } from '../../children/to-child.ts'
import { AppError } from '../../errors.ts'
import { listModelRecipes } from '../../models/list-model-recipes.ts'
import { usesModel } from '../../models/proposals/uses-model.ts'
import type { GenerationRow } from '../generations/following/follow-generation.ts'
import { endGeneration } from '../generations/making/end-generation.ts'
import { outcomeError } from '../generations/making/outcome-error.ts'
import { recentDishes } from '../generations/making/recent-dishes.ts'
import { requirePlan } from '../require-plan.ts'
import { snapshotOf } from '../to-meal-plan.ts'
import { lockedDishes } from './locked-dishes.ts'
import { childFacts } from './planned-slot.ts'
import { storeRevision } from './store-revision.ts'

export interface StartedRevision {
  generation: GenerationRow
  householdId: string
}

/**
 * Makes the revision of a plan that a generation asks for, and stores both or neither. Throws
 * `not_found`, `plan_changed`, `needs_clinician` and `plan_infeasible`.
 */
export async function makeRevision(
  { db, now, threads }: Pick<AppServices, 'db' | 'now' | 'threads'>,
  { generation, householdId }: StartedRevision,
): Promise<void> {
  const { id, revisedPlanId, revisedRevision, durationDays, startDate, seed } = generation
  const row = await requirePlan(db, householdId, revisedPlanId ?? '')
  const revision = revisedRevision ?? 0
  if (row.plan.revision !== revision) throw new AppError('plan_changed')
  const { childId } = row.plan
  const outcome = await threads.makePlan({
    child: childFacts(row),
    startDate,
    durationDays,
    seed,
    steps: stepsPerDay * durationDays,
    locked: lockedDishes(row),
    history: await recentDishes(db, { householdId, childId, startDate, except: row.plan.id }),
    recipes: await listModelRecipes(db, householdId),
  })
  if (outcome.kind !== 'plan') throw outcomeError(outcome, row.child?.name ?? 'your child')
  await db.transaction(async (tx) => {
    if (!(await endGeneration(tx, now(), { id, planId: row.plan.id, durationDays }))) return
    await storeRevision(tx, now(), row.plan.id, revision, {
      planData: usesModel(outcome.planData)
        ? { ...outcome.planData, generator: 'planner_and_model' }
        : outcome.planData,
      rulesVersion,
      regenerations: row.plan.regenerations + 1,
      ...(row.child ? { profileSnapshot: snapshotOf(toChild(row.child)) } : {}),
    })
  })
}
