import { foodIsNamed } from '@brightplate/foods/food-words'
import { recipeOf } from '@brightplate/recipes/recipe-of'
import { type Dish, dishName } from './dishes/dish.ts'
import type { PlannerProfile } from './planner-profile.ts'

const words = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `

/** Whether the dish is, or has a line of, what a word of the parent names: "pasta", "banana". */
export const dishHasWord = (dish: Dish, word: string): boolean =>
  words(dishName(dish)).includes(words(word)) ||
  dish.ingredients.some(({ food }) => foodIsNamed(food, word))

/** A dish that is none of ours was asked for: the family agreed to a model's dishes. */
export const isAskedFor = ({ recipe }: Dish): boolean =>
  recipe.cuisine !== 'plain' && recipe.cuisine !== 'side' && recipeOf(recipe.id) === undefined

/** Which wishes a dish answers: places among the likes and, after them, the liked textures. */
export function wishesOf(dish: Dish, { likes, likedTextures }: PlannerProfile): number[] {
  const wishes: number[] = []
  likes.forEach((word, index) => {
    if (dishHasWord(dish, word)) wishes.push(index)
  })
  likedTextures.forEach((texture, index) => {
    if (dish.recipe.textures.includes(texture)) wishes.push(likes.length + index)
  })
  return wishes
}
