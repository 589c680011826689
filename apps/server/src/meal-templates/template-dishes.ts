import type { LockedDish } from '@brightplate/planner/plan'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { mealTemplates } from '../db/schema.ts'

const weekDays = 7

/** The dishes of the meal template that a plan starts from, each week of the plan the same; none without one. */
export async function templateDishes(
  db: Db,
  householdId: string,
  { templateId, durationDays }: { templateId: string | null; durationDays: 7 | 14 },
): Promise<LockedDish[]> {
  if (templateId === null) return []
  const [template] = await db
    .select({ dishes: mealTemplates.dishes })
    .from(mealTemplates)
    .where(and(eq(mealTemplates.id, templateId), eq(mealTemplates.householdId, householdId)))
  const dishes = template?.dishes ?? []
  return Array.from({ length: durationDays / weekDays }).flatMap((_, week) =>
    dishes.map(({ name: _name, day, ...dish }) => ({ ...dish, day: day + week * weekDays })),
  )
}
