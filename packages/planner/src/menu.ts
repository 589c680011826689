import type { PlainFood } from '@brightplate/foods/plain-foods/plain-food'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import type { Recipe } from '@brightplate/recipes/recipe'

/** What plans are made of. */
export interface Menu {
  recipes: readonly Recipe[]
  plainFoods: readonly PlainFood[]
}

/** All that is our own. */
export const ourMenu: Menu = { recipes: allRecipes, plainFoods }
