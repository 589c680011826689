import type { Db } from '../db/database.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { findRecipe } from './find-recipe.ts'

/** What a dish is called, of ours or one that a model proposed to the household; null for none of them. */
export async function findDishName(
  db: Db,
  keys: HouseholdKeys,
  recipeId: string,
): Promise<string | null> {
  const recipe = await findRecipe(db, keys, recipeId)
  if (!recipe) return null
  const { dishName } = await import('@brightplate/planner/dishes/dish')
  const { ownDish } = await import('@brightplate/planner/refused/refused-in-dish')
  return dishName(ownDish(recipe))
}
