import { kindByWord } from '@brightplate/foods/food-groups/kind-by-word'
import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import { type Course, courses } from '@brightplate/recipes/recipe'
import { type Dish, dishName } from '../../dishes/dish.ts'
import { hasOthersRules, ownProfile } from '../../own-profile.ts'
import type { PlannerProfile, SafeFood } from '../../planner-profile.ts'
import { nothingCounted } from '../../rules/counted-limits.ts'
import { countedAsTyped } from '../../safe-foods/counted-as-typed.ts'
import { namesProduct, phraseOf } from '../../safe-foods/known-food.ts'
import { type CandidateFood, formOfRecipe, type Part } from '../parts/part.ts'
import { acceptedCandidates } from './accepted-candidates.ts'

/** A food of the profile at one course, and what may stand for it on a plate. */
export interface AcceptedFood {
  safeFood: NonNullable<Part['safeFood']>
  /** The one that was meant first. */
  candidateFoods: readonly CandidateFood[]
}

const mostOfRecipe = 2

const candidateOfRecipe = (dish: Dish): CandidateFood => ({
  form: formOfRecipe(dish.recipe.id),
  dish,
  group: dish.recipe.group,
  category: dish.recipe.category,
  most: mostOfRecipe,
  mostBeside: mostOfRecipe,
  countedAsTyped: nothingCounted,
})

const wordsIn = (text: string) => text.split(' ').length

/** Whether a dish bears a name and little more: "Banana pancakes" for "pancakes", no "Chicken and rice soup" for "rice". */
function bears(dish: Dish, phrase: string): boolean {
  const name = phraseOf(dishName(dish))
  return ` ${name} `.includes(` ${phrase} `) && wordsIn(name) <= wordsIn(phrase) + 1
}

/** Meals whose dishes stand in for each other. */
const mainMeal = ['lunch', 'dinner']

const suits = (recipeCourse: Course, course: Course) =>
  recipeCourse === course || (mainMeal.includes(recipeCourse) && mainMeal.includes(course))

const servedAsTyped = (
  typed: string,
  group: PlainGroup | null,
  profile: PlannerProfile,
): CandidateFood => ({
  form: phraseOf(typed),
  dish: null,
  group,
  category: 0,
  most: 1,
  mostBeside: 1,
  countedAsTyped: countedAsTyped(typed, profile),
})

/** Whether a product may be had, as its own label was judged, while others of its kind may hold what is excluded. */
const isAllowedByKind = (food: SafeFood, profile: PlannerProfile): boolean =>
  !food.unread &&
  namesProduct(food.typed) &&
  courses.every((course) => acceptedCandidates(food, course, profile).length === 0)

function candidateFoodsOf(
  food: SafeFood,
  course: Course,
  profile: PlannerProfile,
  dishes: readonly Dish[],
): CandidateFood[] {
  const { typed, unread } = food
  // A product whose label is not read yet is served as a dish of ours at most.
  const bought = unread ? [] : acceptedCandidates(food, course, profile)
  // What is known as it is bought is never exchanged for the same made at home.
  if (bought.length > 0) return bought
  const [kind] = findPlainFoods(typed)
  if (kind) return isAllowedByKind(food, profile) ? [servedAsTyped(typed, kind.group, profile)] : []
  const here = dishes.filter(({ recipe }) => suits(recipe.course, course))
  const phrase = phraseOf(typed)
  const named = here.filter((dish) => phrase.length > 2 && bears(dish, phrase))
  if (named.length > 0) return named.map(candidateOfRecipe)
  if (unread) return []
  return [servedAsTyped(typed, kindByWord(typed), profile)]
}

/** The main meals by which a snack or juice is judged; what a snack after lunch may not hold is kept from that slot. */
const judgedAs = (course: Course): Course =>
  course === 'snack' ? 'lunch' : course === 'juice' ? 'dinner' : course

/** Whether a food of the table is what the child has of it: no other lines, not cut another way. */
const isSameDish = (one: CandidateFood, other: CandidateFood): boolean =>
  one.form === other.form &&
  (one.dish && other.dish ? haveSameLines(one.dish, other.dish) : one.dish === other.dish)

const haveSameLines = (one: Dish, other: Dish): boolean =>
  one.ingredients.length === other.ingredients.length &&
  one.ingredients.every(({ food, prep }, index) => {
    const there = other.ingredients[index]
    return there?.food.id === food.id && there.prep === prep
  })

/**
 * What the child is known to eat, as it is for everyone where all may eat it, and otherwise as the child
 * has it, prepared separately: it is never changed or withdrawn for another's sake.
 */
function sharedOrSeparate(
  food: SafeFood,
  course: Course,
  profile: PlannerProfile,
  { shared, own }: DishesOf,
): CandidateFood[] {
  const forAll = food.preparedSeparately ? [] : candidateFoodsOf(food, course, profile, shared)
  if (!hasOthersRules(profile)) return forAll
  return candidateFoodsOf(food, course, ownProfile(profile), own).map(
    (candidateFood) =>
      forAll.find((one) => isSameDish(one, candidateFood)) ?? {
        ...candidateFood,
        preparedSeparately: true,
        ...(forAll[0] ? { forAll: forAll[0] } : {}),
      },
  )
}

/** Dishes of ours that everyone at the table may eat, and those that the child may. */
export interface DishesOf {
  shared: readonly Dish[]
  own: readonly Dish[]
}

export const noDishes: DishesOf = { shared: [], own: [] }

/** What the child is known to eat, at one course. */
export const acceptedFoodsAt = (
  course: Course,
  profile: PlannerProfile,
  dishes: DishesOf,
): AcceptedFood[] =>
  profile.safeFoods.flatMap((food, index) => {
    if (!food.meals.includes(judgedAs(course))) return []
    const candidateFoods = sharedOrSeparate(food, course, profile, dishes)
    if (candidateFoods.length === 0) return []
    return [{ safeFood: { index, typed: food.typed }, candidateFoods }]
  })
