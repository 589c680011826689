import type { Recipe } from '@brightplate/recipes/recipe'
import type { Db } from '../db/database.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { listModelRecipes } from './list-model-recipes.ts'

/** A dish of ours, or one that a model proposed to the household. */
export const findRecipe = async (
  db: Db,
  keys: HouseholdKeys,
  id: string,
): Promise<Recipe | undefined> => {
  // The tables of foods and dishes are with the threads that plan until something here asks for them.
  const { recipeOf } = await import('@brightplate/recipes/recipe-of')
  return recipeOf(id) ?? (await listModelRecipes(db, keys)).find((one) => one.id === id)
}
