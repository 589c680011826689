import { recipeOf } from '@brightplate/recipes/recipe-of'
import { portionsOfLines } from '../dishes/portions-of-lines.ts'
import { linesOf } from '../dishes/servings-of.ts'
import type { PlannedDish } from '../plan-document.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { legalDish } from '../rules/legal-dish.ts'
import { type Cooked, stepsOf } from '../steps/steps-of.ts'

const peopleOf = ({ parts, people }: PlannedDish) => parts?.[0]?.people ?? people ?? 1
const portionsOf = (dish: PlannedDish) => portionsOfLines(dish)[0] ?? 1

/** The foods of what a meal is built upon; none of an older plan, which does not have its parts. */
export const foodsOfBase = ({ foods, parts }: Pick<PlannedDish, 'foods' | 'parts'>) =>
  parts?.[0] ? foods.slice(0, parts[0].ingredients.length) : []

/** A dish cooked once for two meals, and how much of it; null where it is not made so by today's rules. */
export function sharedDishOfTwo(
  first: PlannedDish,
  later: PlannedDish,
  profile: PlannerProfile,
): Cooked | null {
  const recipe = recipeOf(first.recipe_id)
  const dish = recipe ? legalDish(recipe, profile).dish : null
  const own = foodsOfBase(first)
  const isSame =
    dish?.ingredients.length === own.length &&
    dish.ingredients.every(({ food }, index) => food.id === own[index]?.food_id)
  if (!dish || !isSame) return null
  const servings = first.servings * portionsOf(first) + later.servings * portionsOf(later)
  return { dish, servings, people: peopleOf(first), profile }
}

/** The lines and steps of such a dish. */
export function batchOf(
  first: PlannedDish,
  later: PlannedDish,
  profile: PlannerProfile,
): { ingredients: string[]; steps: string[] } | null {
  const shared = sharedDishOfTwo(first, later, profile)
  if (!shared) return null
  return {
    ingredients: linesOf(shared.dish, shared.servings, profile).map(({ text }) => text),
    steps: stepsOf(shared),
  }
}
