import type { Recipe } from '@brightplate/recipes/recipe'
import type { Db } from '../db/database.ts'
import { modelRecipes } from '../db/tables/household/plans/model-recipes.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { sealedColumns } from '../keys/sealed-columns.ts'

/** Keeps accepted dishes for the household's next plans; one that is kept already stays as it is. */
export async function keepModelRecipes(
  db: Db,
  now: Date,
  { householdId, own }: HouseholdKeys,
  recipes: readonly Recipe[],
): Promise<void> {
  if (recipes.length === 0) return
  const rows = recipes.map((recipe) => ({
    householdId,
    id: recipe.id,
    recipe: sealedColumns.recipe.seal(own, [householdId, recipe.id], recipe),
    createdAt: now,
  }))
  await db.insert(modelRecipes).values(rows).onConflictDoNothing()
}
