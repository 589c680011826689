import type { Recipe } from '@brightplate/recipes/recipe'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { modelRecipes } from '../db/schema.ts'

/** Enough for every course many times over; older ones are forgotten by the planner, not by plans. */
const mostRecipes = 200

/** The dishes of a model that a household's plans may use again, newest first. */
export async function listModelRecipes(db: Db, householdId: string): Promise<Recipe[]> {
  const rows = await db
    .select({ recipe: modelRecipes.recipe })
    .from(modelRecipes)
    .where(eq(modelRecipes.householdId, householdId))
    .orderBy(desc(modelRecipes.createdAt), desc(modelRecipes.id))
    .limit(mostRecipes)
  return rows.map(({ recipe }) => recipe)
}
