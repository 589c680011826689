import { availableParallelism } from 'node:os'
import type { Recipe } from '@brightplate/planner/recipe'
import { Piscina } from 'piscina'
import type { FittingRequest } from '../models/fitting-recipes.ts'
import type { Review, ReviewRequest } from '../models/review-proposals.ts'
import type { AlternativesRequest, ComposedAlternative } from './compose-alternatives.ts'
import type { ComposedPlan, PlanRequest } from './compose-plan.ts'
import type { ComposedSwap, SwapRequest } from './compose-swap.ts'

/** The planner's work, done off the event loop. */
export interface PlanThreads {
  /** `onProgress` is told now and then how much of the search is done, from 0 to 1. */
  makePlan: (request: PlanRequest, onProgress?: (share: number) => void) => Promise<ComposedPlan>
  listAlternatives: (request: AlternativesRequest) => Promise<ComposedAlternative[]>
  swapDish: (request: SwapRequest) => Promise<ComposedSwap>
  reviewProposals: (request: ReviewRequest) => Promise<Review>
  fittingRecipes: (request: FittingRequest) => Promise<Recipe[]>
}

const lookEveryMs = 100

/** A pool of threads that plan. */
export function openPlanThreads(): PlanThreads & { close: () => Promise<void> } {
  const pool = new Piscina({
    filename: new URL('./plan-worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 60_000,
  })
  return {
    makePlan: async (request, onProgress) => {
      if (!onProgress) return pool.run({ request, share: null }, { name: 'composeWithProgress' })
      // A thread writes here without waiting for anyone; this side looks now and then.
      const share = new Float64Array(new SharedArrayBuffer(8))
      const looking = setInterval(() => onProgress(share[0] ?? 0), lookEveryMs)
      try {
        return await pool.run({ request, share }, { name: 'composeWithProgress' })
      } finally {
        clearInterval(looking)
      }
    },
    listAlternatives: (request) => pool.run(request, { name: 'composeAlternatives' }),
    swapDish: (request) => pool.run(request, { name: 'composeSwap' }),
    reviewProposals: (request) => pool.run(request, { name: 'reviewProposals' }),
    fittingRecipes: (request) => pool.run(request, { name: 'fittingRecipes' }),
    close: () => pool.close(),
  }
}
