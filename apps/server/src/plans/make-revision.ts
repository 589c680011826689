import { rulesVersion } from '@brightplate/foods/rules-version'
import type { AppServices } from '../app-services.ts'
import { toChild } from '../children/to-child.ts'
import { AppError } from '../errors.ts'
import { listModelRecipes } from '../models/list-model-recipes.ts'
import { usesModel } from '../models/uses-model.ts'
import { endGeneration } from './end-generation.ts'
import type { GenerationRow } from './follow-generation.ts'
import { lockedDishes } from './locked-dishes.ts'
import { outcomeError } from './outcome-error.ts'
import { childFacts } from './planned-slot.ts'
import { recentDishes } from './recent-dishes.ts'
import { requirePlan } from './require-plan.ts'
import { stepsPerDay } from './steps-per-day.ts'
import { storeRevision } from './store-revision.ts'
import { snapshotOf } from './to-meal-plan.ts'

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
