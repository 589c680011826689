import type { AppServices } from '../app-services.ts'
import { AppError } from '../errors.ts'
import { failGeneration } from './fail-generation.ts'
import { outcomeError } from './outcome-error.ts'
import { recentDishes } from './recent-dishes.ts'
import { recordProgress } from './record-progress.ts'
import { startGeneration } from './start-generation.ts'
import { storePlan } from './store-plan.ts'
import { snapshotOf } from './to-meal-plan.ts'

export type GenerationServices = Pick<AppServices, 'db' | 'now' | 'threads' | 'queue'>

/** Cells drawn anew for each day of a plan: where more of them brought little (bench/results.md). */
export const stepsPerDay = 800

async function makePlan(
  { db, now, threads }: GenerationServices,
  started: NonNullable<Awaited<ReturnType<typeof startGeneration>>>,
): Promise<void> {
  const { generation, householdId, child } = started
  if (!child) throw new AppError('not_found')
  const { id, durationDays, startDate, seed } = generation
  const { name, age_given_on: _, ...facts } = snapshotOf(child)
  const progress = recordProgress(db, generation)
  const history = await recentDishes(db, { householdId, childId: child.id, startDate })
  const outcome = await threads.makePlan(
    { child: facts, startDate, durationDays, seed, steps: stepsPerDay * durationDays, history },
    progress.record,
  )
  await progress.recorded()
  if (outcome.kind !== 'plan') throw outcomeError(outcome, name)
  await storePlan(db, now(), {
    householdId,
    generationId: id,
    childId: child.id,
    durationDays,
    startDate,
    seed,
    profileSnapshot: snapshotOf(child),
    planData: outcome.planData,
  })
}

/**
 * Makes, checks and stores the plan of a generation; no transaction is open while planning. Run
 * again after a crash, or at the same time by a worker that was taken for dead, it still makes one plan.
 */
export async function makeGeneration(services: GenerationServices, id: string): Promise<void> {
  const { db, now, queue } = services
  const started = await startGeneration(db, now(), id)
  if (!started) return
  try {
    await makePlan(services, started)
  } catch (error) {
    if (!(error instanceof AppError)) queue.report(error)
    const failure = error instanceof AppError ? error : new AppError('internal_error')
    await failGeneration(db, now(), id, failure)
  }
}
