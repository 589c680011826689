import { foodIsNamed } from '@brightplate/foods/kept-out'
import { recipeOf } from '@brightplate/recipes/recipe-of'
import { type Dish, dishName } from './dishes/dish.ts'
import type { PlannerProfile } from './planner-profile.ts'

const words = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `

/** Whether the dish is, or has a line of, what a word of the parent names: "pasta", "banana". */
export function dishHasWord(dish: Dish, word: string): boolean {
  const name = words(dishName(dish))
  return name.includes(words(word)) || dish.ingredients.some(({ food }) => foodIsNamed(food, word))
}

/** A dish that is none of ours was asked for: the family agreed to a model's dishes. */
const isAskedFor = ({ recipe }: Dish): boolean =>
  recipe.cuisine !== 'plain' && recipe.cuisine !== 'side' && recipeOf(recipe.id) === undefined

/** Which wishes dishes answer: places among the likes and, after them, the liked textures. */
export function wishesOf(dishes: readonly Dish[], profile: PlannerProfile): number[] {
  const { likes, likedTextures } = profile
  return [
    ...likes.flatMap((word, place) =>
      dishes.some((dish) => dishHasWord(dish, word)) ? place : [],
    ),
    ...likedTextures.flatMap((texture, place) =>
      dishes.some(({ recipe }) => recipe.textures.includes(texture)) ? likes.length + place : [],
    ),
  ]
}

/** Whether a dish answers a like or a liked texture. */
export const isWished = (dish: Dish, profile: PlannerProfile): boolean =>
  isAskedFor(dish) || wishesOf([dish], profile).length > 0
