import { planProfile } from '@brightplate/meal-plans/profile/plan-profile'
import type { ProfileFacts } from '@brightplate/meal-plans/profile/profile-facts'
import { type Course, courses, type Recipe } from '@brightplate/recipes/recipe'
import type { AppServices } from '../app-services.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { askForDishes, unreadable } from './ask-for-dishes.ts'
import { listModelRecipes } from './list-model-recipes.ts'
import { recordReview } from './model-spend.ts'
import type { DishModel } from './open-dish-model.ts'
import type { Drop } from './proposals/dish-proposal.ts'

/** Dishes a course that the planner gets to choose from, beside our own. */
const wantedDishes: Readonly<Record<Course, number>> = {
  breakfast: 3,
  lunch: 4,
  dinner: 4,
  snack: 3,
  juice: 2,
}

/** One answer, and once more with what was wrong. */
const mostRounds = 2

const counted = (dropped: readonly Drop[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(dropped, ({ why }) => why)].map(([why, { length }]) => [why, length]),
  )

type Services = Pick<AppServices, 'db' | 'now' | 'threads'>

interface Asking {
  userId: string
  child: ProfileFacts
  taken: string[]
  signal: AbortSignal
}

async function gatherCourse(
  { db, now, threads }: Services,
  model: DishModel,
  { userId, child, taken, signal }: Asking,
  course: Course,
  wanted: number,
): Promise<Recipe[]> {
  const { profile } = planProfile(child)
  const accepted: Recipe[] = []
  let dropped: readonly Drop[] = []
  for (let round = 0; round < mostRounds && accepted.length < wanted; round += 1) {
    if (signal.aborted || (round > 0 && dropped.length === 0)) break
    const batch = { course, count: wanted - accepted.length, dropped }
    const asked = await askForDishes(db, now, model, userId, profile, batch, signal)
    if (!asked) break
    if (asked === unreadable) {
      dropped = [{ why: 'shape', feedback: 'the answer was no whole JSON of the schema' }]
      continue
    }
    const names = [...taken, ...accepted.map(({ name }) => name.toLowerCase())]
    const review = await threads.reviewProposals({
      child,
      course,
      dishes: asked.dishes,
      taken: names,
    })
    accepted.push(...review.accepted)
    dropped = review.dropped
    await recordReview(db, asked.callId, review.accepted.length, counted(dropped))
  }
  return accepted
}

export interface GatheredDishes {
  /** Accepted now and kept from before, ready for the planner, which checks them again. */
  recipes: Recipe[]
  /** Of these, the ones that are new. */
  accepted: Recipe[]
}

/**
 * The dishes that the model adds to our own for a child: those kept from before, and proposals for
 * what is missing, all courses at once. Whatever goes wrong, and at the deadline, fewer or none.
 */
export async function gatherDishes(
  services: Services,
  model: DishModel,
  { userId, keys, child }: { userId: string; keys: HouseholdKeys; child: ProfileFacts },
  onProgress: (share: number) => void,
): Promise<GatheredDishes> {
  const stored = await listModelRecipes(services.db, keys)
  const fitting = await services.threads.fittingRecipes({ child, recipes: stored })
  const signal = model.startDeadline()
  const taken = stored.map(({ name }) => name.toLowerCase())
  let ended = 0
  const gathered = await Promise.all(
    courses.map(async (course) => {
      const there = fitting.filter((recipe) => recipe.course === course).length
      const wanted = wantedDishes[course] - there
      const asking = { userId, child, taken, signal }
      const found = wanted > 0 ? await gatherCourse(services, model, asking, course, wanted) : []
      ended += 1
      onProgress(ended / courses.length)
      return found
    }),
  )
  const accepted = gathered.flat()
  return { recipes: [...fitting, ...accepted], accepted }
}
