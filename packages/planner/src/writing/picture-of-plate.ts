import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import { type DrawnPart, describePicture } from '@brightplate/recipes/pictures/describe-picture'
import type { Recipe } from '@brightplate/recipes/recipe'
import { plainRecipeId } from '../compositions/parts/plain-dish.ts'
import type { Dish } from '../dishes/dish.ts'

/** A dish by what this child really gets of it: what stands for another food is drawn, not that food. */
function drawnPart({ recipe, ingredients }: Dish): DrawnPart {
  const [own] = recipe.ingredients
  const plain = own && recipe.id === plainRecipeId(own.food) ? plainFoodOf(own.food) : undefined
  if (plain) return { forms: recipe.picture, foods: [], variant: plain.variantOf !== null }
  return {
    forms: recipe.picture,
    foods: ingredients.map(({ ingredient: { grams, seen }, food }) => ({
      id: food.id,
      grams,
      ...(seen && { seen }),
    })),
  }
}

export const pictureOfDish = (dish: Dish): string => describePicture([drawnPart(dish)])

/** All that stands on one plate, by the words that its picture is drawn from; a cold lunch in its box. */
export function pictureOfPlate(
  parts: readonly { dish: Dish }[],
  { course, lunchBox, temperature }: Pick<Recipe, 'course' | 'lunchBox' | 'temperature'>,
): string {
  const boxed = course === 'lunch' && lunchBox && temperature === 'cold'
  return describePicture(
    parts.map(({ dish }) => drawnPart(dish)),
    boxed,
  )
}
