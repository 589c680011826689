import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { ComposedPlan, PlanRequest } from './compose-plan.ts'

export type MakePlan = (request: PlanRequest) => Promise<ComposedPlan>

/** A pool of threads that plan. */
export function openPlanPool(): { makePlan: MakePlan; close: () => Promise<void> } {
  const pool = new Piscina<PlanRequest, ComposedPlan>({
    filename: new URL('./plan-worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 60_000,
  })
  return { makePlan: (request) => pool.run(request), close: () => pool.close() }
}
