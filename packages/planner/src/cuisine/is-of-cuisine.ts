import { isFoodOfCuisine, isRecipeOfCuisine } from '@brightplate/foods/cuisines/is-of-cuisine'
import type { Dish } from '../dishes/dish.ts'
import type { PlannerProfile } from '../planner-profile.ts'

/** Whether a dish is of a cuisine that the family asks for. */
export function isOfCuisine({ recipe }: Dish, { cuisines = [] }: PlannerProfile): boolean {
  if (cuisines.length === 0) return false
  const [food = ''] = recipe.standsFor
  return recipe.cuisine === 'plain'
    ? isFoodOfCuisine(food, cuisines)
    : isRecipeOfCuisine(recipe.cuisine, cuisines)
}
