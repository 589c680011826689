import { searchSteps } from '@brightplate/meal-plans/compose/search-steps'
import type { ProfileFacts } from '@brightplate/meal-plans/profile/profile-facts'
import type { Recipe } from '@brightplate/recipes/recipe'
import type { AppServices } from '../../../app-services.ts'
import { eatenFoods } from '../../../children/eaten-foods.ts'
import { snapshotOf } from '../../../children/to-child.ts'
import { isUnavailable } from '../../../db/is-unavailable.ts'
import { AppError } from '../../../errors.ts'
import { wordsOfAccount } from '../../../mail/words-of-account.ts'
import { templateDishes } from '../../../meal-templates/template-dishes.ts'
import { keepModelRecipes } from '../../../models/keep-model-recipes.ts'
import { sayIn } from '../../../requests/words-of-call.ts'
import { openMealsOut } from '../reserving/meals-out-of-generation.ts'
import { type GenerationJob, sendGeneration } from '../reserving/send-generation.ts'
import { failGeneration } from './fail-generation.ts'
import { outcomeError } from './outcome-error.ts'
import { recentDishes } from './recent-dishes.ts'
import { recordProgress } from './record-progress.ts'
import { startGeneration } from './start-generation.ts'
import { storePlan } from './store-plan.ts'

export type GenerationServices = Pick<
  AppServices,
  'db' | 'now' | 'threads' | 'queue' | 'metrics' | 'traces' | 'dishModel' | 'keys'
>

type StartedGeneration = Extract<
  Awaited<ReturnType<typeof startGeneration>>,
  { generation: unknown }
>

type MakePlan = (services: GenerationServices, started: StartedGeneration) => Promise<void>

/** Half of the work is told to be done when a model's dishes are there. */
const gatheringShare = 0.5

/** Dishes that a model adds, where the family agreed to its provider; none when anything goes wrong. */
async function modelDishes(
  services: GenerationServices,
  { generation, keys, agreedProvider }: StartedGeneration,
  child: ProfileFacts,
  onProgress: (share: number) => void,
): Promise<Recipe[]> {
  const { db, now, dishModel, queue } = services
  if (!dishModel || agreedProvider !== dishModel.provider) return []
  try {
    const { gatherDishes } = await import('../../../models/gather-dishes.ts')
    const family = { userId: generation.userId, keys, child }
    const { recipes, accepted } = await gatherDishes(services, dishModel, family, onProgress)
    await keepModelRecipes(db, now(), keys, accepted)
    return recipes
  } catch (error) {
    queue.report(error)
    return []
  }
}

async function makePlan(services: GenerationServices, started: StartedGeneration): Promise<void> {
  const { db, now, threads, queue } = services
  const { generation, keys, child } = started
  if (!child) throw new AppError('not_found')
  const { id, durationDays, startDate, seed } = generation
  const { name, age_given_on: _, ...profile } = snapshotOf(child)
  const facts = { ...profile, eaten: await eatenFoods(db, keys, child.id) }
  const progress = recordProgress(db, generation)
  const history = await recentDishes(db, keys, { childId: child.id, startDate })
  const locked = await templateDishes(db, keys, generation)
  const mealsOut = openMealsOut(keys, generation)
  const recipes = await modelDishes(services, started, facts, (share) =>
    progress.record(share * gatheringShare),
  )
  const begun = recipes.length > 0 ? gatheringShare : 0
  const steps = searchSteps
  const compose = (others: Recipe[]) =>
    threads.makePlan(
      {
        child: facts,
        startDate,
        durationDays,
        seed,
        steps,
        recipes: others,
        history,
        locked,
        mealsOut,
      },
      (share) => progress.record(begun + share * (1 - begun)),
    )
  let outcome = recipes.length > 0 ? await compose(recipes).catch(queue.report) : null
  // No dish of a model may be why there is no plan.
  if (outcome?.kind !== 'plan') outcome = await compose([])
  await progress.recorded()
  if (outcome.kind !== 'plan') throw await outcomeError(outcome, name)
  await storePlan(db, now(), keys, {
    generationId: id,
    childId: child.id,
    durationDays,
    startDate,
    seed,
    tableChosen: generation.chosenTable !== null,
    profileSnapshot: snapshotOf(child),
    planData: outcome.planData,
  })
}

/** How long a generation is left alone whose account has enough at work. */
const laterSeconds = 1

/**
 * Makes, checks and stores the plan of a generation; no transaction is open while planning. Run
 * again after a crash, or at the same time by a worker that was taken for dead, it still makes one plan.
 * `makeRevision` does so for one that changes a plan.
 */
export async function makeGeneration(
  services: GenerationServices,
  makeRevision: MakePlan,
  asked: GenerationJob,
): Promise<void> {
  const { db, now, queue, metrics, traces } = services
  const started = await startGeneration(db, now(), services, asked)
  if (!started) return
  if ('later' in started) {
    await sendGeneration(queue, db, started.later, laterSeconds)
    return
  }
  const kind = started.generation.revisedPlanId ? 'change' : 'plan'
  const endTrace = traces?.planBegan(kind)
  try {
    const make = kind === 'change' ? makeRevision : makePlan
    // A reason why there is no plan is kept, and read when the parent looks.
    const { keys, generation } = started
    const words = await wordsOfAccount(db, { keys, userId: generation.userId })
    await sayIn(words, () => make(services, started))
    metrics?.planEnded(kind, null)
    endTrace?.(null)
  } catch (error) {
    // The queue gives it to a worker again.
    if (isUnavailable(error)) {
      endTrace?.('unavailable')
      throw error
    }
    if (!(error instanceof AppError)) queue.report(error)
    const failure = error instanceof AppError ? error : new AppError('internal_error')
    metrics?.planEnded(kind, failure.code)
    endTrace?.(failure.code)
    // The child, and its key, may be gone since it was started.
    const keys = await services.keys.find(db, asked.householdId)
    if (keys) await failGeneration(db, now(), keys, started.generation, failure)
  }
}
