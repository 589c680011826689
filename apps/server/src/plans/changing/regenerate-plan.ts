import { limits } from '@brightplate/contract/limits'
import type { MealPlan, RegenerateBody } from '@brightplate/contract/plans/meal-plan'
import * as words from '#localized/errors'
import type { AppServices } from '../../app-services.ts'
import type { Caller } from '../../auth/caller.ts'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { readSubscription } from '../../subscriptions/status/read-subscription.ts'
import { awaitGeneration } from '../generations/following/await-generation.ts'
import { trialHashOf } from '../generations/reserving/free-plans.ts'
import { regenerateHash } from '../generations/reserving/request-hash.ts'
import { reserveGeneration } from '../generations/reserving/reserve-generation.ts'
import { readPlan } from '../read-plan.ts'
import { requirePlan } from '../stored/require-plan.ts'
import type { PlanRow } from '../stored/to-meal-plan.ts'
import { dishesToKeep } from './dishes-to-keep.ts'
import { childFacts } from './planned-slot.ts'

async function requireAllowance(db: Db, now: Date, caller: Caller, row: PlanRow): Promise<void> {
  const { plan_type } = await readSubscription(db, now, caller)
  if (plan_type === 'free' && row.plan.regenerations >= limits.freeRegenerationsPerPlan) {
    throw new AppError('plan_limit_reached', {
      detail: words.newVersionsUsed({ most: limits.freeRegenerationsPerPlan }),
    })
  }
}

/**
 * Makes a plan again around its locked dishes, and those that are bought where that is asked for, by the profile of today: an allergy beats a lock. Asked
 * for twice, one revision is made again once; asked for otherwise meanwhile, it throws `plan_changed`. Throws `not_found`, `invalid_input` without a lock,
 * `plan_changed`, `plan_limit_reached`, `too_many_waiting`, `needs_clinician` and `plan_infeasible`.
 */
export async function regeneratePlan(
  db: Db,
  services: Pick<
    AppServices,
    'now' | 'planSeed' | 'queue' | 'threads' | 'changes' | 'verifiesEmail'
  >,
  caller: Caller,
  id: string,
  body: RegenerateBody,
): Promise<MealPlan> {
  const { revision, keep_bought: keepsBought = false } = body
  const { now } = services
  const { userId, householdId, keys } = caller
  const row = await requirePlan(db, keys, id)
  childFacts(row)
  if (row.plan.revision !== revision) throw new AppError('plan_changed')
  if ((await dishesToKeep(db, keys, row, keepsBought)).length === 0) {
    throw new AppError('invalid_input', {
      detail: keepsBought ? words.noneLockedOrTicked() : words.noneLocked(),
    })
  }
  await requireAllowance(db, now(), caller, row)
  const { childId, durationDays, startDate } = row.plan
  const generationId = await reserveGeneration(db, services, now(), {
    householdId,
    keys,
    userId,
    addressHash: await trialHashOf(db, householdId),
    childId,
    durationDays,
    startDate,
    templateId: null,
    keepsBought,
    mealsOut: [],
    table: null,
    childChangedAt: now(),
    revises: { planId: row.plan.id, revision },
    idempotencyKey: null,
    requestHash: regenerateHash(keys, row.plan.id, body),
    seed: services.planSeed(),
  })
  return readPlan(db, services, caller, await awaitGeneration(db, services, caller, generationId))
}
