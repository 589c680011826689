import type { Recipe } from '@brightplate/recipes/recipe'
import type { Db } from '../db/database.ts'
import { modelRecipes } from '../db/schema.ts'

/** Keeps accepted dishes for the household's next plans; one that is kept already stays as it is. */
export async function keepModelRecipes(
  db: Db,
  now: Date,
  householdId: string,
  recipes: readonly Recipe[],
): Promise<void> {
  if (recipes.length === 0) return
  await db
    .insert(modelRecipes)
    .values(recipes.map((recipe) => ({ id: recipe.id, householdId, recipe, createdAt: now })))
    .onConflictDoNothing()
}
