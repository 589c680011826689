import type { Food } from '@brightplate/foods/food'
import type { Ingredient, Recipe } from './recipe.ts'

export interface DishIngredient {
  ingredient: Ingredient
  /** The ingredient's own food, or the first of its `or` that the child may have. */
  food: Food
  /** What is done to it, made safe for a young child where needed. */
  prep: string | null
}

/** A recipe as one child may eat it. */
export interface Dish {
  recipe: Recipe
  ingredients: readonly DishIngredient[]
}

/** Name without what a label says: "whole-wheat bread", for steps and titles. */
export const shortFoodName = (food: Food): string => food.name.split(' labelled ')[0] ?? food.name

/** Fills `[food-id]` and `[food-id|word]` with the foods that are really used. */
export function fillPlaceholders(text: string, dish: Dish): string {
  const filled = text.replace(
    /\[([a-z0-9-]+)(?:\|([^\]]*))?\]/g,
    (_, id: string, word?: string) => {
      const used = dish.ingredients.find(({ ingredient }) => ingredient.food === id)
      if (!used) return ''
      return used.food.id === id && word ? word : shortFoodName(used.food)
    },
  )
  return filled.replace(/ +([,.])/g, '$1').replace(/ {2,}/g, ' ')
}
