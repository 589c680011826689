import type { Recipe } from '@brightplate/recipes/recipe'
import { recipeOf } from '@brightplate/recipes/recipe-of'
import type { Db } from '../db/database.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { listModelRecipes } from './list-model-recipes.ts'

/** A dish of ours, or one that a model proposed to the household. */
export const findRecipe = async (
  db: Db,
  keys: HouseholdKeys,
  id: string,
): Promise<Recipe | undefined> =>
  recipeOf(id) ?? (await listModelRecipes(db, keys)).find((one) => one.id === id)
