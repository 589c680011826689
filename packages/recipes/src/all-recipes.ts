import { recipes } from '../compiled/recipes.js'
import type { Recipe } from './recipe.ts'

/** Every recipe of our own: the files of this package, compiled. */
export const allRecipes: readonly Recipe[] = recipes
