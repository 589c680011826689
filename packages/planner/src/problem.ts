import type { Aisle } from '@brightplate/foods/food'
import { foods } from '@brightplate/foods/foods'
import { nutrients } from '@brightplate/foods/nutrients'
import { type Targets, targetsFor } from '@brightplate/foods/targets'
import { type Course, courses, type Recipe } from '@brightplate/recipes/recipe'
import { countedLimits } from './counted-limits.ts'
import type { Dish } from './dish.ts'
import { type EatenDish, recencyOf } from './eaten-dish.ts'
import { energyShare } from './energy-share.ts'
import { familiarityFor, isGradual, type Newness } from './familiarity.ts'
import { legalDish } from './legal-dish.ts'
import type { PlannerProfile } from './planner-profile.ts'
import type { RuleReason } from './rule-reason.ts'
import {
  type PlacedSafeFood,
  type PlacedServing,
  placeSafeFoods,
} from './safe-foods/place-safe-foods.ts'
import { mainCourses, type SafeFoodAtMeal, safeFoodsAt } from './safe-foods/safe-food-sides.ts'
import { type Serving, servingsOf } from './servings-of.ts'
import { type Slot, slots } from './slot.ts'
import { isWished } from './wishes.ts'

export const slotCount = slots.length

export const courseOf = (slot: Slot): Course =>
  slot === 'snack_1' || slot === 'snack_2' ? 'snack' : slot

/** A serving with the safe food of its meal, ready for the search. Numbers only, so that a move costs little. */
export interface Option {
  serving: Serving
  /** Of its meal; null where it has none. */
  safeFood: PlacedSafeFood | null
  dish: number
  /** Of the dish and what stands beside it, as is all that follows. */
  amounts: Float64Array
  counted: Float64Array
  /** Places in `Problem.foods` of what it makes a family buy. */
  foods: Uint16Array
  totalMinutes: number
  /** How often it may come in the plan before it is one too many. */
  freeTimes: number
  wished: boolean
  /** Grams of food. */
  grams: number
  /** How lately it was eaten before this plan: 1 yesterday, 0 never or long ago. */
  recency: number
  /** How far it is from what the child eats already. */
  newness: Newness
  /** The same dish with the same food beside it, in all sizes that fit the slot. */
  sizes: readonly Option[]
}

/** Everything that stays the same while a plan is searched for. */
export interface Problem {
  profile: PlannerProfile
  targets: Targets
  /** `targets.nutrients` with the place of each nutrient, for the search's inner loop. */
  indexedTargets: readonly { index: number; recommended: number; upper: number; weight: number }[]
  recipeCount: number
  /** Ids of the foods that a list may hold; what every kitchen has is not among them. */
  foods: readonly string[]
  /** The child's limit in the order of `countedLimits`; infinite where there is none. */
  limits: readonly number[]
  days: number
  /** Monday is 0; the weekday of each day of the plan. */
  weekdays: readonly number[]
  /** For each slot its dishes, each with its sizes, smallest first; a dish with another food beside it stands apart. */
  slots: readonly (readonly (readonly Option[])[])[]
  rejected: ReadonlyMap<string, RuleReason>
  /** Whether new dishes come by small steps. */
  gradual: boolean
  /** How much variety from plan to plan counts: 1, less with a routine, 0 where change is gradual. */
  varietyWeight: number
  /** Whether some dish was eaten in an earlier plan. */
  eatenLately: boolean
  /** Whether meals are to be alike from day to day, with protein at breakfast. */
  steady: boolean
}

/** Sizes whose energy fits a slot, as shares of what the slot is meant to bring. */
const leastShare = 0.7
const mostShare = 1.3

/** How often a dish may come in seven days; twice as often where change is gradual. */
const freePerWeek: Readonly<Record<Course, number>> = {
  breakfast: 2,
  lunch: 1,
  dinner: 1,
  snack: 2,
  juice: 2,
}

/** With constipation a fiber shortage weighs more. */
const fiberWeight = 2

/** Goals that steady meals and a filling breakfast answer. */
const steadyGoals = ['focus', 'calm', 'energy'] as const

/** What a kitchen has, or buys once for many weeks. */
const pantryAisles: readonly Aisle[] = ['herbs-and-spices', 'oils-and-sauces', 'baking']

const energyIndex = nutrients.indexOf('energy_kcal')

/** The sizes that fit a slot, or else the one that comes nearest. */
function sizesFor(sizes: readonly PlacedServing[], energyKcal: number): readonly PlacedServing[] {
  const share = ({ amounts }: PlacedServing) => (amounts[energyIndex] ?? 0) / energyKcal
  const fitting = sizes.filter((one) => share(one) >= leastShare && share(one) <= mostShare)
  if (fitting.length > 0) return fitting
  const nearest = [...sizes].sort(
    (a, b) =>
      Math.abs(share(a) - 1) - Math.abs(share(b) - 1) || a.serving.servings - b.serving.servings,
  )
  return nearest.slice(0, 1)
}

function weekdaysFrom(startDate: string, days: number): number[] {
  const first = (new Date(`${startDate}T00:00:00Z`).getUTCDay() + 6) % 7
  return Array.from({ length: days }, (_, day) => (first + day) % 7)
}

interface LegalDish {
  index: number
  dish: Dish
  servings: readonly Serving[]
  recency: number
  /** Settled once all dishes of the course are known. */
  newness: Newness
}

/** Nearest dishes that a course needs before those farther off count as new. */
const baseDishes = 3

/** Where a course has next to no familiar dish, the nearest ones stand for it: a plan needs some. */
function settleNewness(
  legal: readonly LegalDish[],
  newnessOf: ReturnType<typeof familiarityFor>,
): void {
  for (const one of legal) {
    const [smallest] = one.servings
    if (smallest) one.newness = newnessOf(smallest)
  }
  const distances = legal.map(({ newness }) => newness).sort((a, b) => a - b)
  const base = distances[Math.min(baseDishes, distances.length) - 1] ?? 0
  for (const one of legal) {
    one.newness = one.newness <= base ? 0 : one.newness - base === 1 ? 1 : 2
  }
}

const ingredientsOf = ({ serving, safeFood }: PlacedServing) => [
  ...serving.dish.ingredients,
  ...(safeFood?.side?.dish.ingredients ?? []),
]

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

function optionsOf(
  { index, dish, recency, newness }: LegalDish,
  placed: readonly PlacedServing[],
  { profile, days, foods, gradual }: Pick<Problem, 'profile' | 'days' | 'foods' | 'gradual'>,
): readonly Option[] {
  const sizes: Option[] = []
  const freeTimes = (freePerWeek[dish.recipe.course] * (gradual ? 2 : 1) * days) / 7
  const wished = isWished(dish, profile)
  for (const one of placed) {
    const side = one.safeFood?.side ?? null
    sizes.push({
      serving: one.serving,
      safeFood: one.safeFood,
      dish: index,
      amounts: Float64Array.from(one.amounts),
      counted: Float64Array.from(one.counted),
      foods: Uint16Array.from(
        new Set(
          ingredientsOf(one).flatMap(({ food }) =>
            pantryAisles.includes(food.aisle) ? [] : [foods.indexOf(food.id)],
          ),
        ),
      ),
      totalMinutes: Math.max(dish.recipe.totalMinutes, side?.dish.recipe.totalMinutes ?? 0),
      freeTimes,
      wished,
      grams: sum(one.serving.grams) + sum(side?.grams ?? []),
      recency,
      newness,
      sizes,
    })
  }
  return sizes
}

/** A dish in its sizes, apart for each safe food that stands in or beside it. */
function groupsOf(
  legal: LegalDish,
  foods: readonly SafeFoodAtMeal[],
  energyKcal: number,
  problem: Pick<Problem, 'profile' | 'days' | 'foods' | 'gradual'>,
): (readonly Option[])[] {
  return placeSafeFoods(legal.servings, foods, legal.index, problem.profile).map((placed) =>
    optionsOf(legal, sizesFor(placed, energyKcal), problem),
  )
}

/** Gathers the dishes that the child may eat and what they bring. */
export function buildProblem(
  recipes: readonly Recipe[],
  profile: PlannerProfile,
  startDate: string,
  days: number,
  history: readonly EatenDish[] = [],
): Problem {
  const targets = targetsFor(profile.ageYears)
  const rejected = new Map<string, RuleReason>()
  const byCourse = new Map<Course, LegalDish[]>(courses.map((course) => [course, []]))
  const recency = recencyOf(history, startDate)
  recipes.forEach((recipe, index) => {
    const { dish, reason } = legalDish(recipe, profile)
    if (!dish) {
      rejected.set(recipe.id, reason)
      return
    }
    const servings = servingsOf(dish, profile)
    if (servings.length === 0) rejected.set(recipe.id, { kind: 'age', id: 'serving-size' })
    else {
      byCourse.get(recipe.course)?.push({
        index,
        dish,
        servings,
        recency: recency.get(recipe.id) ?? 0,
        newness: 0,
      })
    }
  })
  const dishes = [...byCourse.values()].flat().map(({ dish }) => dish)
  const safeFoods = new Map(
    mainCourses.map((course) => [course, safeFoodsAt(course, profile, dishes)]),
  )
  const gradual = isGradual(profile, history)
  if (gradual) {
    const newnessOf = familiarityFor(profile, safeFoods.get('lunch') ?? [], history)
    for (const legal of byCourse.values()) settleNewness(legal, newnessOf)
  }
  const boughtFoods = foods.filter(({ aisle }) => !pantryAisles.includes(aisle)).map(({ id }) => id)
  return {
    profile,
    targets,
    indexedTargets: targets.nutrients.map(({ nutrient, recommended, upper }) => ({
      index: nutrients.indexOf(nutrient),
      recommended,
      upper: upper ?? Number.POSITIVE_INFINITY,
      weight: nutrient === 'fiber_g' && profile.goals.includes('constipation') ? fiberWeight : 1,
    })),
    recipeCount: recipes.length,
    foods: boughtFoods,
    limits: countedLimits.map((limit) => limit.most(profile) ?? Number.POSITIVE_INFINITY),
    days,
    weekdays: weekdaysFrom(startDate, days),
    rejected,
    gradual,
    eatenLately: recency.size > 0,
    varietyWeight: gradual ? 0 : 1 - profile.routineLevel,
    steady: steadyGoals.some((goal) => profile.goals.includes(goal)),
    slots: slots.map((slot) => {
      const course = courseOf(slot)
      const legal = byCourse.get(course) ?? []
      const energyKcal = energyShare(slot, profile) * targets.energyKcal
      const groups = (foodsAt: readonly SafeFoodAtMeal[]) =>
        legal.flatMap((one) =>
          groupsOf(one, foodsAt, energyKcal, { profile, days, foods: boughtFoods, gradual }),
        )
      const withFoods = groups(safeFoods.get(course) ?? [])
      return withFoods.length > 0 ? withFoods : groups([])
    }),
  }
}

export const limitCount = countedLimits.length
