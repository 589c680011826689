import { mealBases } from '@brightplate/recipes/meal-bases'
import type { Course, Recipe } from '@brightplate/recipes/recipe'
import { acceptedPart } from '../compositions/accepted/accepted-part.ts'
import { offersBeside } from '../compositions/accepted/mates-of.ts'
import { usualComposition } from '../compositions/accepted/usual-composition.ts'
import { candidateOfPlainFood } from '../compositions/candidates/accepted-candidates.ts'
import { type Candidates, candidateOfDish } from '../compositions/candidates/candidates.ts'
import type { MealComposition } from '../compositions/meal-composition.ts'
import { mealKindOf } from '../compositions/meal-kind-of.ts'
import { main } from '../compositions/ordinary-compositions.ts'
import type { CandidateFood } from '../compositions/parts/part.ts'
import { plainRecipeId } from '../compositions/parts/plain-dish.ts'
import { eatersOfDish, eatersOfMeal } from '../family/eaters-of-meal.ts'
import type { Menu } from '../menu.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { wishAgainst } from '../refused/refused-plain-food.ts'
import { legalDish } from '../rules/legal-dish.ts'
import type { Slot } from '../slot.ts'

/** A dish that a parent asked for by name, though the planner would not try it there by itself. */
export interface AskedDish {
  slot: Slot
  recipeId: string
}

const mainMeals: readonly Course[] = ['lunch', 'dinner']

/** Whether a recipe may stand at a course when it is asked for: lunch and dinner lend each other their dishes. */
export const suitsCourse = (recipe: Pick<Recipe, 'course'>, course: Course): boolean =>
  recipe.course === course || (mainMeals.includes(recipe.course) && mainMeals.includes(course))

function candidateFoodOf(
  recipeId: string,
  course: Course,
  { recipes, plainFoods }: Menu,
  profile: PlannerProfile,
): CandidateFood | null {
  const plain = plainFoods.find(({ id }) => plainRecipeId(id) === recipeId)
  if (plain) {
    const candidateFood = candidateOfPlainFood(plain, course, profile)
    return candidateFood?.dish && !wishAgainst(plain, candidateFood.dish, profile)
      ? candidateFood
      : null
  }
  const recipe = recipes.find(({ id }) => id === recipeId)
  if (!recipe || !suitsCourse(recipe, course)) return null
  // Judged at the course at which it is served.
  const { dish } = legalDish({ ...recipe, course }, profile)
  return dish && candidateOfDish(dish)
}

/** Of the accepted foods as many stand beside a dish that is asked for, each in a composition of its own. */
const mostBeside = 6
const mostUsual = 3

/** The compositions upon a dish that a parent asked for: beside it stands what the child is known to eat, if anything is. */
export function askedCompositions(
  recipeId: string,
  course: Course,
  menu: Menu,
  profile: PlannerProfile,
  { accepted, plain }: Candidates,
): MealComposition[] {
  const meal = mealKindOf(course)
  const people = eatersOfDish(course, profile)
  const eaters = eatersOfMeal(course, profile)
  const known = accepted.flatMap(({ safeFood, candidateFoods }) =>
    candidateFoods
      .filter(({ form }) => plainRecipeId(form) === recipeId || form === recipeId)
      .map(
        (candidateFood): MealComposition => [
          acceptedPart({ food: safeFood, candidateFood }, eaters),
        ],
      ),
  )
  if (known.length > 0) return known
  const candidateFood = candidateFoodOf(recipeId, course, menu, profile)
  if (!candidateFood) return []
  const base = main(candidateFood, people)
  if (!meal || meal === 'snack') return [[base]]
  const row = mealBases[meal].find(({ group }) => group === candidateFood.group)
  const fits = row ? offersBeside(row, accepted, candidateFood) : []
  const others = accepted.flatMap(({ safeFood, candidateFoods: [first] }) =>
    first ? [{ food: safeFood, candidateFood: first }] : [],
  )
  const offers = (fits.length > 0 ? fits : others).slice(0, mostBeside)
  if (offers.length > 0) return offers.map((offer) => [base, acceptedPart(offer, 1)])
  const sideOf = (groups: readonly CandidateFood['group'][], turn: number) => {
    const fitting = plain.filter(({ group }) => group !== null && groups.includes(group))
    return fitting[turn % Math.max(1, fitting.length)] ?? null
  }
  if (!row) return [[base]]
  const usual = row.usually
    .slice(0, mostUsual)
    .map(
      (pattern, turn): MealComposition => [
        base,
        ...usualComposition(pattern, [], sideOf, turn, people),
      ],
    )
  return [[base], ...usual]
}
