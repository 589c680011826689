import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { AlternativesRequest, ComposedAlternative } from './compose-alternatives.ts'
import type { ComposedPlan, PlanRequest } from './compose-plan.ts'
import type { ComposedSwap, SwapRequest } from './compose-swap.ts'

/** The planner's work, done off the event loop. */
export interface PlanThreads {
  makePlan: (request: PlanRequest) => Promise<ComposedPlan>
  listAlternatives: (request: AlternativesRequest) => Promise<ComposedAlternative[]>
  swapDish: (request: SwapRequest) => Promise<ComposedSwap>
}

/** A pool of threads that plan. */
export function openPlanThreads(): PlanThreads & { close: () => Promise<void> } {
  const pool = new Piscina({
    filename: new URL('./plan-worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 60_000,
  })
  return {
    makePlan: (request) => pool.run(request, { name: 'composePlan' }),
    listAlternatives: (request) => pool.run(request, { name: 'composeAlternatives' }),
    swapDish: (request) => pool.run(request, { name: 'composeSwap' }),
    close: () => pool.close(),
  }
}
