import { contentsForm } from '@brightplate/recipes/pictures/contents-form'
import type { Recipe } from '@brightplate/recipes/recipe'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { modelRecipes } from '../db/tables/household/plans/model-recipes.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { type StoredRecipe, sealedColumns } from '../keys/sealed-columns.ts'

/** Enough for every course many times over; older ones are forgotten by the planner, not by plans. */
const mostRecipes = 200

type KindOfDish = typeof import('@brightplate/recipes/kind-of-dish')['kindOfDish']

const withKind = (recipe: StoredRecipe, kindOfDish: KindOfDish): Recipe => ({
  ...kindOfDish(recipe.course, recipe.ingredients),
  standsFor: [],
  onlyFor: [],
  ...recipe,
  // Those that were kept before pictures were drawn name one of a set.
  picture: contentsForm(recipe.course),
})

/** The dishes of a model that a household's plans may use again, newest first. */
export async function listModelRecipes(
  db: Db,
  { householdId, own }: HouseholdKeys,
): Promise<Recipe[]> {
  const rows = await db
    .select({ id: modelRecipes.id, recipe: modelRecipes.recipe })
    .from(modelRecipes)
    .where(eq(modelRecipes.householdId, householdId))
    .orderBy(desc(modelRecipes.createdAt), desc(modelRecipes.id))
    .limit(mostRecipes)
  if (rows.length === 0) return []
  const { kindOfDish } = await import('@brightplate/recipes/kind-of-dish')
  return rows.map(({ id, recipe }) =>
    withKind(sealedColumns.recipe.open(own, [householdId, id], recipe), kindOfDish),
  )
}
