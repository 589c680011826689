import type { LockedDish } from '@brightplate/planner/plan-days'
import type { Db } from '../db/database.ts'
import { rowOf } from '../db/member.ts'
import { mealTemplates } from '../db/tables/household/plans/meal-templates.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { openWeek } from './to-meal-template.ts'

const weekDays = 7

/** The dishes of the meal template that a plan starts from, each week of the plan the same; none without one. */
export async function templateDishes(
  db: Db,
  keys: HouseholdKeys,
  { templateId, durationDays }: { templateId: string | null; durationDays: 7 | 14 },
): Promise<LockedDish[]> {
  if (templateId === null) return []
  const [template] = await db
    .select()
    .from(mealTemplates)
    .where(rowOf(mealTemplates, keys.householdId, templateId))
  const dishes = template ? openWeek(keys, template).dishes : []
  return Array.from({ length: durationDays / weekDays }).flatMap((_, week) =>
    dishes.map(({ name: _name, day, ...dish }) => ({ ...dish, day: day + week * weekDays })),
  )
}
