import type { MealTemplate } from '@brightplate/contract/plans/meal-template'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { mealTemplates } from '../db/tables/household/plans/meal-templates.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { toMealTemplate } from './to-meal-template.ts'

/** The household's meal templates, newest first. */
export async function listMealTemplates(db: Db, keys: HouseholdKeys): Promise<MealTemplate[]> {
  const rows = await db
    .select()
    .from(mealTemplates)
    .where(eq(mealTemplates.householdId, keys.householdId))
    .orderBy(desc(mealTemplates.id))
  return rows.map((row) => toMealTemplate(keys, row))
}
