import { allRecipes } from './all-recipes.ts'
import type { Recipe } from './recipe.ts'

const byId = new Map(allRecipes.map((recipe) => [recipe.id, recipe]))

/** One of our own recipes; undefined for a dish of a model and for a plain food. */
export const recipeOf = (id: string): Recipe | undefined => byId.get(id)
