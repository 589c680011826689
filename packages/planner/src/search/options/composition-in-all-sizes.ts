import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import { keepsFor } from '@brightplate/recipes/keeps-for'
import type { Course } from '@brightplate/recipes/recipe'
import { recipeOf } from '@brightplate/recipes/recipe-of'
import { seldomAt } from '../../acceptance/seldom-at.ts'
import { kindOf } from '../../compositions/filters/kind-of.ts'
import type { MealComposition, SizedComposition } from '../../compositions/meal-composition.ts'
import { cuisinesOf } from '../../cuisine/is-of-cuisine.ts'
import type { Dish } from '../../dishes/dish.ts'
import { activeMinutes } from '../../kitchen/active-minutes.ts'
import type { PlannerProfile } from '../../planner-profile.ts'
import { isAskedFor, wishesOf } from '../../wishes.ts'
import type { Option } from '../option.ts'

/** Inputs shared by all compositions of a plan. */
export interface CompositionFacts {
  profile: PlannerProfile
  days: number
  /** Ids of the foods that a list may hold. */
  indexOfFood: ReadonlyMap<string, number>
  /** Indexes of what is bought for a food. */
  linesOf: (foodId: string) => readonly number[]
  /** By what a meal is called after and with which others it repeats. */
  indexOfDish: (key: string) => number
  recencyOf: (recipeId: string) => number
  /** How likely a part is eaten, 0 to 1. */
  acceptance: (part: MealComposition[number], course: Course) => number
}

/** A plain food of lunch is the same again at dinner; at breakfast it is another meal. */
const repeatedWith = {
  breakfast: 'breakfast',
  lunch: 'meal',
  dinner: 'meal',
  snack: 'snack',
  juice: 'juice',
} as const satisfies Record<Course, string>

/** How often a dish may come in seven days: what is opened is used up. */
const freePerWeek: Readonly<Record<(typeof repeatedWith)[Course], number>> = {
  breakfast: 3,
  meal: 2,
  snack: 4,
  juice: 3,
}

/** Where no food is named a week has more to choose from. */
const snackOfOrdinary = 2

function freeAWeek(course: Course, { safeFoods }: PlannerProfile): number {
  const kind = repeatedWith[course]
  return kind === 'snack' && safeFoods.length === 0 ? snackOfOrdinary : freePerWeek[kind]
}

/** A dinner that is no shared dish of two days comes half as often. */
const timesOfFreshDinner = 2

/** The same fruit again is the same side again, whatever it stands with: applesauce at lunch and with crackers. */
const isFruitOfOurs = (
  role: MealComposition[number]['role'],
  group: PlainGroup | null,
  { safeFoods }: PlannerProfile,
): boolean =>
  role === 'main' && safeFoods.length === 0 && group !== null && kindOf(group) === 'fruit'

function addOnce(list: number[], one: number): void {
  if (!list.includes(one)) list.push(one)
}

function acceptedOn(composition: MealComposition): Pick<Option, 'accepted' | 'declared'> {
  const accepted: number[] = []
  const declared: number[] = []
  for (const { role, safeFood, candidateFood } of composition) {
    if (role !== 'accepted' || !safeFood) continue
    addOnce(declared, safeFood.index)
    if (kindOf(candidateFood.group) !== 'drink') addOnce(accepted, safeFood.index)
  }
  if (declared.length === 0) return nothingAccepted
  return { accepted, declared }
}

/** Shared: most compositions hold no declared food. */
const nothingAccepted = { accepted: [], declared: [] }

/** Facts of a dish that no composition changes. */
interface DishInCompositions {
  /** Indexes of what is bought for it. */
  foods: readonly number[]
  keepable: Option['keepable']
  /** See `Option.wishes`. */
  wishes: readonly number[]
}

function dishInCompositions(
  dish: Dish,
  { indexOfDish, linesOf, profile }: CompositionFacts,
): DishInCompositions {
  const foods: number[] = []
  for (const { food } of dish.ingredients) {
    for (const index of linesOf(food.id)) addOnce(foods, index)
  }
  const wishes = wishesOf(dish, profile)
  const ingredients = dish.ingredients.map(({ food }) => food)
  const keeps = recipeOf(dish.recipe.id) ? keepsFor(dish.recipe, ingredients) : null
  if (!keeps) return { foods, keepable: null, wishes }
  return {
    foods,
    keepable: {
      key: indexOfDish(`kept ${dish.recipe.id}`),
      keepDays: keeps.freezerDays ?? keeps.fridgeDays,
      activeMinutes: activeMinutes(dish.recipe, profile.tablePortions),
    },
    wishes,
  }
}

/** Facts of a composition that no size changes. */
export interface CompositionInAllSizes
  extends Pick<
    Option,
    | 'dish'
    | 'foods'
    | 'accepted'
    | 'declared'
    | 'sides'
    | 'totalMinutes'
    | 'activeMinutes'
    | 'keepable'
    | 'freeTimes'
    | 'times'
    | 'wished'
    | 'wishes'
    | 'cuisines'
    | 'seldom'
    | 'favourite'
    | 'recency'
  > {
  /** Part by part how likely it is eaten, 0 to 1. */
  acceptances: readonly number[]
}

/** What one of its sizes says of a composition at a course; null where no part of it has figures. */
function compositionInAllSizes(
  { composition, servings }: SizedComposition,
  course: Course,
  facts: CompositionFacts,
  inCompositions: (dish: Dish) => DishInCompositions,
): CompositionInAllSizes | null {
  const { profile, days, indexOfFood } = facts
  const leadAt = servings.findIndex((serving) => serving !== null)
  const lead = composition[leadAt]
  const leading = servings[leadAt]?.dish
  if (!lead || !leading) return null
  const { recipe } = leading
  const dishes = servings.filter((serving) => serving !== null).map(({ dish }) => dish)
  const foods: number[] = []
  const wishes: number[] = []
  for (const dish of dishes) {
    const inComposition = inCompositions(dish)
    for (const index of inComposition.foods) addOnce(foods, index)
    for (const wish of inComposition.wishes) addOnce(wishes, wish)
  }
  const sides = composition.flatMap(({ role, candidateFood }) =>
    role === 'side' || isFruitOfOurs(role, candidateFood.group, profile)
      ? (indexOfFood.get(candidateFood.form) ?? [])
      : [],
  )
  const keepable = lead.candidateFood.preparedSeparately ? null : inCompositions(leading).keepable
  let minutes = 0
  for (const serving of servings) {
    if (serving) minutes += activeMinutes(serving.dish.recipe, serving.cooked / serving.servings)
  }
  const isAccepted = lead.role === 'accepted'
  const cuisines = cuisinesOf(leading, profile)
  const isFreshDinner = course === 'dinner' && !keepable
  return {
    dish: facts.indexOfDish(`${isAccepted ? 'accepted' : repeatedWith[course]} ${recipe.id}`),
    foods,
    ...acceptedOn(composition),
    sides,
    // Active minutes add up: one person cooks.
    totalMinutes: Math.max(minutes, ...dishes.map((dish) => dish.recipe.totalMinutes)),
    activeMinutes: minutes,
    keepable,
    freeTimes: isAccepted ? Number.POSITIVE_INFINITY : (freeAWeek(course, profile) * days) / 7,
    times: isFreshDinner ? timesOfFreshDinner : 1,
    wished: wishes.length > 0 || dishes.some(isAskedFor),
    wishes,
    cuisines,
    // US breakfast shares do not hold for other cuisines.
    seldom:
      isAccepted && cuisines.length === 0
        ? seldomAt(lead.candidateFood.category, course, profile.ageYears)
        : 0,
    favourite: dishes.some(({ recipe: { id } }) => profile.favouriteDishes.includes(id)),
    recency: facts.recencyOf(recipe.id),
    acceptances: composition.map((part) => facts.acceptance(part, course)),
  }
}

/** Computed from one size of a composition, for all of them. */
export type InAllSizes = (size: SizedComposition, course: Course) => CompositionInAllSizes | null

/** Computed once a composition: both snacks of a day choose from the same ones. */
export function inAllSizesOnce(facts: CompositionFacts): InAllSizes {
  const known = new Map<MealComposition, CompositionInAllSizes | null>()
  const dishes = new Map<Dish, DishInCompositions>()
  const inCompositions = (dish: Dish) => {
    const before = dishes.get(dish) ?? dishInCompositions(dish, facts)
    dishes.set(dish, before)
    return before
  }
  return (size, course) => {
    const before = known.get(size.composition)
    if (before !== undefined) return before
    const inAllSizes = compositionInAllSizes(size, course, facts, inCompositions)
    known.set(size.composition, inAllSizes)
    return inAllSizes
  }
}
