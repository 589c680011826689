import type { MealTemplate } from '@brightplate/contract/plans/meal-template'
import type { mealTemplates } from '../db/tables/household/plans/meal-templates.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { sealedColumns } from '../keys/sealed-columns.ts'

type TemplateRow = typeof mealTemplates.$inferSelect

/** The name and the dishes of a template. */
export const openWeek = (
  keys: HouseholdKeys,
  row: Pick<TemplateRow, 'householdId' | 'id' | 'week'>,
) => sealedColumns.templateWeek.open(keys.own, [row.householdId, row.id], row.week)

export function toMealTemplate(keys: HouseholdKeys, row: TemplateRow): MealTemplate {
  const { name, dishes } = openWeek(keys, row)
  return {
    id: row.id,
    name,
    created_at: row.createdAt.toISOString(),
    dish_names: dishes.flatMap((dish) => (dish.slot === 'dinner' ? dish.name : [])),
  }
}
