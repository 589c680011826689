import { randomInt } from 'node:crypto'
import type { GenerateBody, MealPlan, PlanJob } from '@brightplate/contract/meal-plan'
import type { AppServices } from '../app-services.ts'
import type { Caller } from '../auth/caller.ts'
import { requireChild } from '../children/require-child.ts'
import { AppError } from '../errors.ts'
import { requireMealTemplate } from '../meal-templates/require-meal-template.ts'
import { requireFeature } from '../subscriptions/require-feature.ts'
import { followGeneration } from './follow-generation.ts'
import { planStartDate } from './plan-start-date.ts'
import { readPlan } from './read-plan.ts'
import { readPlanJob } from './read-plan-job.ts'
import { reserveGeneration } from './reserve-generation.ts'
import { failureOf } from './to-plan-job.ts'

type Services = Pick<AppServices, 'db' | 'now' | 'queue' | 'generationChanges'>

/** Puts the generation on the queue, once however often it is sent; answers with its id. */
async function request(
  { db, now, queue }: Services,
  caller: Caller,
  body: GenerateBody,
  idempotencyKey: string | null,
): Promise<string> {
  const child = await requireChild(db, caller.householdId, body.child_id)
  if (body.template_id !== undefined) {
    await requireMealTemplate(db, caller.householdId, body.template_id)
    await requireFeature(db, now(), caller.userId, 'meal-templates')
  }
  const startDate = planStartDate(now(), body.start_date, body.time_zone)
  return reserveGeneration(db, queue, now(), {
    userId: caller.userId,
    body,
    childChangedAt: child.updatedAt,
    startDate,
    idempotencyKey,
    seed: randomInt(2 ** 31),
  })
}

/**
 * Asks for a plan and answers at once with the job that makes it. Throws `not_found`,
 * `plan_limit_reached`, `premium_needed` and `idempotency_mismatch`.
 */
export async function requestPlan(
  services: Services,
  caller: Caller,
  body: GenerateBody,
  idempotencyKey: string | null,
): Promise<PlanJob> {
  const id = await request(services, caller, body, idempotencyKey)
  return readPlanJob(services.db, services.now(), caller.userId, id)
}

/**
 * Asks for a plan and waits for it. Throws what `requestPlan` does, `needs_clinician` and
 * `plan_infeasible`.
 */
export async function generatePlan(
  services: Services,
  caller: Caller,
  body: GenerateBody,
  idempotencyKey: string | null,
): Promise<MealPlan> {
  const { db, now } = services
  const id = await request(services, caller, body, idempotencyKey)
  for await (const row of followGeneration(db, services, id)) {
    if (row.planId) return readPlan(db, caller.householdId, row.planId)
    const failure = failureOf(row, now())
    if (failure) throw failure
  }
  throw new AppError('not_found')
}
