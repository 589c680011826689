import type { MealTemplate } from '@brightplate/contract/meal-template'
import type { mealTemplates } from '../db/schema.ts'

export const toMealTemplate = (row: typeof mealTemplates.$inferSelect): MealTemplate => ({
  id: row.id,
  name: row.name,
  created_at: row.createdAt.toISOString(),
  dish_names: row.dishes.flatMap(({ slot, name }) => (slot === 'dinner' ? name : [])),
})
