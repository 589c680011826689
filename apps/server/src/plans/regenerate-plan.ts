import { randomInt } from 'node:crypto'
import { limits } from '@brightplate/contract/limits'
import type { MealPlan } from '@brightplate/contract/meal-plan'
import { rulesVersion } from '@brightplate/foods/rules-version'
import type { Caller } from '../auth/caller.ts'
import { toChild } from '../children/to-child.ts'
import type { Db } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { listModelRecipes } from '../models/list-model-recipes.ts'
import { usesModel } from '../models/uses-model.ts'
import { readSubscription } from '../subscriptions/read-subscription.ts'
import { dishAt } from './dish-at.ts'
import { stepsPerDay } from './make-generation.ts'
import { outcomeError } from './outcome-error.ts'
import type { PlanThreads } from './plan-threads.ts'
import { childFacts } from './planned-slot.ts'
import { readPlan } from './read-plan.ts'
import { recentDishes } from './recent-dishes.ts'
import { requirePlan } from './require-plan.ts'
import { storeRevision } from './store-revision.ts'
import { storedDish } from './stored-dishes.ts'
import { type PlanRow, snapshotOf } from './to-meal-plan.ts'

export interface RegenerateServices {
  now: () => Date
  threads: Pick<PlanThreads, 'makePlan'>
}

const lockedDishes = ({ plan }: PlanRow) =>
  plan.locks.flatMap(({ day, slot }) => {
    const dish = dishAt(plan.planData, day - 1, slot)
    const stored = dish ? storedDish(dish) : null
    return stored ? [{ day: day - 1, slot, ...stored }] : []
  })

async function requireAllowance(db: Db, now: Date, userId: string, row: PlanRow): Promise<void> {
  const { plan_type } = await readSubscription(db, now, userId)
  if (plan_type === 'free' && row.plan.regenerations >= limits.freeRegenerationsPerPlan) {
    throw new AppError('plan_limit_reached', {
      detail: `The free plan allows ${limits.freeRegenerationsPerPlan} new versions of a plan. Upgrade to premium to make more.`,
    })
  }
}

/**
 * Makes a plan anew around its locked dishes, by the profile of today: an allergy beats a lock.
 * Throws `not_found`, `invalid_input` without a lock, `plan_changed`, `plan_limit_reached`,
 * `needs_clinician` and `plan_infeasible`.
 */
export async function regeneratePlan(
  db: Db,
  { now, threads }: RegenerateServices,
  { userId, householdId }: Caller,
  id: string,
  { revision }: { revision: number },
): Promise<MealPlan> {
  const row = await requirePlan(db, householdId, id)
  const child = childFacts(row)
  if (row.plan.revision !== revision) throw new AppError('plan_changed')
  const locked = lockedDishes(row)
  if (locked.length === 0) {
    throw new AppError('invalid_input', {
      detail: 'Lock at least one dish to keep, then try again.',
    })
  }
  await requireAllowance(db, now(), userId, row)
  const { durationDays, startDate } = row.plan
  const history = await recentDishes(db, {
    householdId,
    childId: row.plan.childId,
    startDate,
    except: id,
  })
  const outcome = await threads.makePlan({
    child,
    startDate,
    durationDays,
    seed: randomInt(2 ** 31),
    steps: stepsPerDay * durationDays,
    locked,
    history,
    recipes: await listModelRecipes(db, householdId),
  })
  if (outcome.kind !== 'plan') throw outcomeError(outcome, row.child?.name ?? 'your child')
  await storeRevision(db, now(), row.plan.id, revision, {
    planData: usesModel(outcome.planData)
      ? { ...outcome.planData, generator: 'planner_and_model' }
      : outcome.planData,
    rulesVersion,
    regenerations: row.plan.regenerations + 1,
    ...(row.child ? { profileSnapshot: snapshotOf(toChild(row.child)) } : {}),
  })
  return readPlan(db, householdId, id)
}
