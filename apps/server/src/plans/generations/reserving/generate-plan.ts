import type { GenerateBody, MealPlan, PlanJob } from '@brightplate/contract/plans/meal-plan'
import type { AppServices } from '../../../app-services.ts'
import type { Caller } from '../../../auth/caller.ts'
import { requireChild } from '../../../children/require-child.ts'
import type { Db } from '../../../db/database.ts'
import { requireMealTemplate } from '../../../meal-templates/require-meal-template.ts'
import { requireFeature } from '../../../subscriptions/status/require-feature.ts'
import { readPlan } from '../../read-plan.ts'
import { awaitGeneration } from '../following/await-generation.ts'
import { readPlanJob } from '../following/read-plan-job.ts'
import { askedMealsOut } from './asked-meals-out.ts'
import { askedTable } from './asked-table.ts'
import { trialHashOf } from './free-plans.ts'
import { planStartDate } from './plan-start-date.ts'
import { generateHash } from './request-hash.ts'
import { reserveGeneration } from './reserve-generation.ts'

type Services = Pick<
  AppServices,
  'now' | 'planSeed' | 'queue' | 'threads' | 'changes' | 'verifiesEmail'
>

/** Puts the generation on the queue, once however often it is sent; answers with its id. */
async function request(
  db: Db,
  services: Services,
  caller: Caller,
  body: GenerateBody,
  idempotencyKey: string | null,
): Promise<string> {
  const { now } = services
  const { child, row } = await requireChild(db, caller.keys, body.child_id)
  const mealsOut = askedMealsOut(body)
  const table = askedTable(caller.keys, child, body)
  if (body.template_id !== undefined) {
    await requireMealTemplate(db, caller.householdId, body.template_id)
    await requireFeature(db, now(), caller, 'meal-templates')
  }
  const startDate = planStartDate(now(), body.start_date, body.time_zone)
  return reserveGeneration(db, services, now(), {
    householdId: caller.householdId,
    keys: caller.keys,
    userId: caller.userId,
    addressHash: await trialHashOf(db, caller.householdId),
    childId: child.id,
    durationDays: body.duration_days,
    startDate,
    templateId: body.template_id ?? null,
    keepsBought: false,
    mealsOut,
    table,
    childChangedAt: row.updatedAt,
    revises: null,
    idempotencyKey,
    requestHash: generateHash(caller.keys, body),
    seed: services.planSeed(),
  })
}

/**
 * Asks for a plan and answers at once with the job that makes it. Throws `not_found`, `invalid_input`,
 * `email_unverified`, `plan_limit_reached`, `too_many_waiting`, `premium_needed` and `idempotency_mismatch`.
 */
export async function requestPlan(
  db: Db,
  services: Services,
  caller: Caller,
  body: GenerateBody,
  idempotencyKey: string | null,
): Promise<PlanJob> {
  const id = await request(db, services, caller, body, idempotencyKey)
  return readPlanJob(db, services, caller, id)
}

/**
 * Asks for a plan and waits for it. Throws what `requestPlan` does, `needs_clinician` and
 * `plan_infeasible`.
 */
export async function generatePlan(
  db: Db,
  services: Services,
  caller: Caller,
  body: GenerateBody,
  idempotencyKey: string | null,
): Promise<MealPlan> {
  const id = await request(db, services, caller, body, idempotencyKey)
  return readPlan(db, services, caller, await awaitGeneration(db, services, caller, id))
}
