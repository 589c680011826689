import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import type { ResourceLimits } from 'node:worker_threads'
import type { Language } from '@brightplate/contract/languages'
import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import type {
  FoodTiles,
  Interpretation,
  InterpretBody,
} from '@brightplate/contract/typed/profile-terms'
import type { SplitList, SplitListBody } from '@brightplate/contract/typed/split-list'
import type { ComposedPlan, PlanRequest } from '@brightplate/meal-plans/compose/compose-plan'
import type {
  ComposedDinner,
  EasyDinnerRequest,
} from '@brightplate/meal-plans/easy-dinner/compose-easy-dinner'
import type {
  ComposedExchange,
  ExchangeRequest,
} from '@brightplate/meal-plans/exchange/compose-exchange'
import type {
  ComposedHouseholdList,
  HouseholdListRequest,
} from '@brightplate/meal-plans/household/compose-household-list'
import type { ComposedMove, MoveRequest } from '@brightplate/meal-plans/move/compose-move'
import type { FoodsToOmit, FoodsToOmitRequest } from '@brightplate/meal-plans/papers/foods-to-omit'
import type {
  ComposedGoBack,
  GoBackRequest,
} from '@brightplate/meal-plans/revisions/compose-go-back'
import type {
  AlternativesRequest,
  composeAlternatives,
} from '@brightplate/meal-plans/swap/compose-alternatives'
import type { ComposedSwap, SwapRequest } from '@brightplate/meal-plans/swap/compose-swap'
import type { WarningsRequest } from '@brightplate/meal-plans/warnings/plan-warnings'
import type { Recipe } from '@brightplate/recipes/recipe'
import { Piscina, type TaskQueue } from 'piscina'
import { AppError } from '../errors.ts'
import type { FittingRequest } from '../models/proposals/fitting-recipes.ts'
import type { Review, ReviewRequest } from '../models/proposals/review-proposals.ts'
import { FairTaskQueue, taskOf } from '../request-limits/fair-task-queue.ts'
import type { Worded } from './wording-of.ts'

/** Work on food, done off the event loop. What a parent waits for at a screen names the account, and the language of its words. */
export interface PlanThreads {
  /** How many plans are made at once. */
  planners: number
  /** `onProgress` is called now and then with how much of the search is done, from 0 to 1. */
  makePlan: (request: PlanRequest, onProgress?: (share: number) => void) => Promise<ComposedPlan>
  interpretTerms: (
    account: string,
    body: InterpretBody,
    language?: Worded,
  ) => Promise<Interpretation>
  foodTiles: (account: string, body: InterpretBody, language?: Language) => Promise<FoodTiles>
  foodsToOmit: (account: string, request: FoodsToOmitRequest) => Promise<FoodsToOmit>
  picturesOfFoods: (
    account: string,
    foodIds: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>
  splitList: (account: string, body: SplitListBody) => Promise<SplitList>
  takenInstead: (account: string, tag: SplitListBody) => Promise<string[] | null>
  listAlternatives: (
    account: string,
    request: AlternativesRequest,
    language?: Language,
  ) => Promise<ReturnType<typeof composeAlternatives>>
  swapDish: (account: string, request: SwapRequest) => Promise<ComposedSwap>
  moveMeal: (account: string, request: MoveRequest, language?: Language) => Promise<ComposedMove>
  goBack: (account: string, request: GoBackRequest, language?: Language) => Promise<ComposedGoBack>
  exchangeMeals: (account: string, request: ExchangeRequest) => Promise<ComposedExchange>
  easyDinner: (account: string, request: EasyDinnerRequest) => Promise<ComposedDinner>
  householdList: (account: string, request: HouseholdListRequest) => Promise<ComposedHouseholdList>
  planWarnings: (account: string, request: WarningsRequest) => Promise<PlanWarning[]>
  withFacts: (plan: PlanData) => Promise<PlanData>
  reviewProposals: (request: ReviewRequest) => Promise<Review>
  fittingRecipes: (request: FittingRequest) => Promise<Recipe[]>
}

const pollMs = 100

/** A thread holds the tables of foods and recipes: one that has no work for so long is let go. */
const idleMs = 10 * 60_000

/**
 * Without limits V8 lets a thread grow to twice what it needs before it tidies up. A 14-day plan for a family of
 * five holds 145 MB at the most.
 */
const resourceLimits: ResourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 24 }

// The start's own limit (`npm start`) is for the thread that answers: it would stand above those of these threads.
setFlagsFromString('--max-semi-space-size=0')

const workerFile = new URL('./plan-worker.ts', import.meta.url).href

/** Of all accounts, and of one; more are refused at once. */
const mostWaiting = 1000
const mostWaitingOfAccount = 200

/** A thread apart from those that plan: a question at a screen waits for no plan. Accounts are served in turn. */
function openQuickThread(idleTimeout: number) {
  const waiting = new FairTaskQueue<Parameters<TaskQueue['push']>[0]>()
  const pool = new Piscina({
    filename: workerFile,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
    resourceLimits,
    taskQueue: waiting,
  })
  return {
    /** Throws `overloaded`, and `too_many_requests` for an account that has too much waiting. */
    run: async (name: string, account: string, request: object) => {
      if (waiting.size >= mostWaiting) throw new AppError('overloaded')
      if (waiting.waitingOf(account) >= mostWaitingOfAccount) {
        throw new AppError('too_many_requests')
      }
      return pool.run(taskOf(account, request), { name })
    },
    close: () => pool.close(),
  }
}

/** Threads that plan, and one for what is quick; each is started by its first work. */
export function openPlanThreads(
  idleTimeout = idleMs,
): PlanThreads & { close: () => Promise<void> } {
  const planners = Math.max(1, availableParallelism() - 1)
  const pool = new Piscina({
    filename: workerFile,
    minThreads: 0,
    maxThreads: planners,
    idleTimeout,
    resourceLimits,
  })
  const quick = openQuickThread(idleTimeout)
  return {
    planners,
    makePlan: async (request, onProgress) => {
      if (!onProgress) return pool.run({ request, share: null }, { name: 'composeWithProgress' })
      // A thread writes here without waiting for anyone; this side looks now and then.
      const share = new Float64Array(new SharedArrayBuffer(8))
      const looking = setInterval(() => onProgress(share[0] ?? 0), pollMs)
      try {
        return await pool.run({ request, share }, { name: 'composeWithProgress' })
      } finally {
        clearInterval(looking)
      }
    },
    interpretTerms: (account, request, language = 'en-US') =>
      quick.run('interpretIn', account, { request, language }),
    foodTiles: (account, request, language = 'en-US') =>
      quick.run('foodTilesIn', account, { request, language }),
    foodsToOmit: (account, request) => quick.run('foodsToOmit', account, request),
    picturesOfFoods: (account, foodIds) => quick.run('picturesOfFoods', account, { foodIds }),
    splitList: (account, body) => quick.run('splitList', account, body),
    takenInstead: (account, tag) => quick.run('takenInstead', account, tag),
    listAlternatives: (account, request, language = 'en-US') =>
      quick.run('alternativesIn', account, { request, language }),
    swapDish: (account, request) => quick.run('composeSwap', account, request),
    moveMeal: (account, request, language = 'en-US') =>
      quick.run('moveIn', account, { request, language }),
    goBack: (account, request, language = 'en-US') =>
      quick.run('goBackIn', account, { request, language }),
    exchangeMeals: (account, request) => quick.run('composeExchange', account, request),
    easyDinner: (account, request) => quick.run('composeEasyDinner', account, request),
    householdList: (account, request) => quick.run('composeHouseholdList', account, request),
    planWarnings: (account, request) => quick.run('planWarnings', account, request),
    withFacts: (plan) => pool.run(plan, { name: 'withFacts' }),
    reviewProposals: (request) => pool.run(request, { name: 'reviewProposals' }),
    fittingRecipes: (request) => pool.run(request, { name: 'fittingRecipes' }),
    close: async () => {
      await Promise.all([pool.close(), quick.close()])
    },
  }
}
