import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { GenerateBody, MealPlan } from '@brightplate/contract/meal-plan'
import type { Caller } from '../auth/caller.ts'
import { requireChild } from '../children/require-child.ts'
import { toChild } from '../children/to-child.ts'
import type { Db } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { failGeneration } from './fail-generation.ts'
import { outcomeError } from './outcome-error.ts'
import { planStartDate } from './plan-start-date.ts'
import type { PlanThreads } from './plan-threads.ts'
import { readPlan } from './read-plan.ts'
import { recentDishes } from './recent-dishes.ts'
import { type Reservation, reserveGeneration } from './reserve-generation.ts'
import { storePlan } from './store-plan.ts'
import { snapshotOf } from './to-meal-plan.ts'

export interface GenerateServices {
  now: () => Date
  threads: Pick<PlanThreads, 'makePlan'>
}

/** Cells drawn anew for each day of a plan: where more of them brought little (bench/results.md). */
export const stepsPerDay = 800
const pollMs = 100

/** The same request that is already under way is waited for, not made twice. */
async function reserveOrWait(
  db: Db,
  now: () => Date,
  request: Parameters<typeof reserveGeneration>[2],
): Promise<Exclude<Reservation, { kind: 'in_flight' }>> {
  for (;;) {
    const reservation = await reserveGeneration(db, now(), request)
    if (reservation.kind !== 'in_flight') return reservation
    await wait(pollMs)
  }
}

/**
 * Makes, checks and stores a plan. No transaction is open while planning. Throws `not_found`,
 * `plan_limit_reached`, `idempotency_mismatch`, `needs_clinician` and `plan_infeasible`.
 */
export async function generatePlan(
  db: Db,
  { now, threads }: GenerateServices,
  caller: Caller,
  body: GenerateBody,
  idempotencyKey: string | null,
): Promise<MealPlan> {
  const child = toChild(await requireChild(db, caller.householdId, body.child_id))
  const startDate = planStartDate(now(), body.start_date, body.time_zone)
  const seed = randomInt(2 ** 31)
  const wanted = { userId: caller.userId, body, startDate, idempotencyKey, seed }
  const reservation = await reserveOrWait(db, now, wanted)
  if (reservation.kind === 'done') return readPlan(db, caller.householdId, reservation.planId)

  const { generationId } = reservation
  const { name, age_given_on: _, ...facts } = snapshotOf(child)
  const durationDays = body.duration_days
  try {
    const steps = stepsPerDay * durationDays
    const history = await recentDishes(db, {
      householdId: caller.householdId,
      childId: child.id,
      startDate,
    })
    const request = { child: facts, startDate, durationDays, seed, steps, history }
    const outcome = await threads.makePlan(request)
    if (outcome.kind !== 'plan') throw outcomeError(outcome, name)
    const planId = await storePlan(db, now(), {
      householdId: caller.householdId,
      generationId,
      childId: child.id,
      durationDays,
      startDate,
      seed,
      profileSnapshot: snapshotOf(child),
      planData: outcome.planData,
    })
    return await readPlan(db, caller.householdId, planId)
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'internal_error'
    await failGeneration(db, now(), generationId, code)
    throw error
  }
}
