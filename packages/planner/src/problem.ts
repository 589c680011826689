import type { Aisle } from '@brightplate/foods/food'
import { foods } from '@brightplate/foods/foods'
import { nutrients } from '@brightplate/foods/nutrients'
import { type Targets, targetsFor } from '@brightplate/foods/targets'
import { countedLimits } from './counted-limits.ts'
import { energyShare } from './energy-share.ts'
import { legalDish } from './legal-dish.ts'
import type { PlannerProfile } from './planner-profile.ts'
import { type Course, courses, type Recipe, type Slot, slots } from './recipe.ts'
import type { RuleReason } from './rule-reason.ts'
import { type Serving, servingsOf } from './servings-of.ts'
import { isWished } from './wishes.ts'

export const slotCount = slots.length

export const courseOf = (slot: Slot): Course =>
  slot === 'snack_1' || slot === 'snack_2' ? 'snack' : slot

/** One dish in one size, ready for the search. Numbers only, so that a move costs little. */
export interface Option {
  serving: Serving
  dish: number
  amounts: Float64Array
  counted: Float64Array
  /** Places in `Problem.foods` of what it makes a family buy. */
  foods: Uint16Array
  totalMinutes: number
  /** How often it may come in the plan before it is one too many. */
  freeTimes: number
  wished: boolean
  /** The same dish in all sizes that fit the slot. */
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
  /** For each slot its dishes, each with its sizes, smallest first. */
  slots: readonly (readonly (readonly Option[])[])[]
  rejected: ReadonlyMap<string, RuleReason>
}

/** Sizes whose energy fits a slot, as shares of what the slot is meant to bring. */
const smallest = 0.7
const largest = 1.3

/** How often a dish may come in seven days. */
const freePerWeek: Readonly<Record<Course, number>> = {
  breakfast: 2,
  lunch: 1,
  dinner: 1,
  snack: 2,
  juice: 2,
}

/** With constipation a fiber shortage weighs more. */
const fiberWeight = 2

/** What a kitchen has, or buys once for many weeks. */
const pantryAisles: readonly Aisle[] = ['herbs-and-spices', 'oils-and-sauces', 'baking']

const energyIndex = nutrients.indexOf('energy_kcal')

function sizesFor(servings: readonly Serving[], energyKcal: number): readonly Serving[] {
  const share = (serving: Serving) => (serving.amounts[energyIndex] ?? 0) / energyKcal
  const fitting = servings.filter((one) => share(one) >= smallest && share(one) <= largest)
  if (fitting.length > 0) return fitting
  const nearest = [...servings].sort(
    (a, b) => Math.abs(share(a) - 1) - Math.abs(share(b) - 1) || a.servings - b.servings,
  )
  return nearest.slice(0, 1)
}

function weekdaysFrom(startDate: string, days: number): number[] {
  const first = (new Date(`${startDate}T00:00:00Z`).getUTCDay() + 6) % 7
  return Array.from({ length: days }, (_, day) => (first + day) % 7)
}

function optionsOf(
  dish: number,
  servings: readonly Serving[],
  profile: PlannerProfile,
  days: number,
  foods: readonly string[],
): readonly Option[] {
  const sizes: Option[] = []
  for (const serving of servings) {
    sizes.push({
      serving,
      dish,
      amounts: Float64Array.from(serving.amounts),
      counted: Float64Array.from(serving.counted),
      foods: Uint16Array.from(
        serving.dish.ingredients.flatMap(({ food }) =>
          pantryAisles.includes(food.aisle) ? [] : [foods.indexOf(food.id)],
        ),
      ),
      totalMinutes: serving.dish.recipe.totalMinutes,
      freeTimes: (freePerWeek[serving.dish.recipe.course] * days) / 7,
      wished: isWished(serving.dish, profile),
      sizes,
    })
  }
  return sizes
}

/** Gathers the dishes that the child may eat and what they bring. */
export function buildProblem(
  recipes: readonly Recipe[],
  profile: PlannerProfile,
  startDate: string,
  days: number,
): Problem {
  const targets = targetsFor(profile.ageYears)
  const rejected = new Map<string, RuleReason>()
  const byCourse = new Map<Course, { index: number; servings: Serving[] }[]>(
    courses.map((course) => [course, []]),
  )
  recipes.forEach((recipe, index) => {
    const { dish, reason } = legalDish(recipe, profile)
    if (!dish) {
      rejected.set(recipe.id, reason)
      return
    }
    const servings = servingsOf(dish, profile)
    if (servings.length === 0) rejected.set(recipe.id, { kind: 'age', id: 'serving-size' })
    else byCourse.get(recipe.course)?.push({ index, servings })
  })
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
    slots: slots.map((slot) =>
      (byCourse.get(courseOf(slot)) ?? []).map(({ index, servings }) =>
        optionsOf(
          index,
          sizesFor(servings, energyShare(slot, profile) * targets.energyKcal),
          profile,
          days,
          boughtFoods,
        ),
      ),
    ),
  }
}

export const limitCount = countedLimits.length
