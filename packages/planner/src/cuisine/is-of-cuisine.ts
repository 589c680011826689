import { isFoodOfCuisine, isRecipeOfCuisine } from '@brightplate/foods/cuisines/is-of-cuisine'
import type { Dish } from '../dishes/dish.ts'
import type { PlannerProfile } from '../planner-profile.ts'

/** Of which of the cuisines that the family asks for a dish is: places in `PlannerProfile.cuisines`. */
export function cuisinesOf({ recipe }: Dish, { cuisines }: PlannerProfile): number[] {
  const [food = ''] = recipe.standsFor
  return cuisines.flatMap((cuisine, index) => {
    const isOfIt =
      recipe.cuisine === 'plain'
        ? isFoodOfCuisine(food, [cuisine])
        : isRecipeOfCuisine(recipe.cuisine, [cuisine])
    return isOfIt ? index : []
  })
}

/** Whether a dish is of a cuisine that the family asks for. */
export const isOfCuisine = (dish: Dish, profile: PlannerProfile): boolean =>
  cuisinesOf(dish, profile).length > 0
