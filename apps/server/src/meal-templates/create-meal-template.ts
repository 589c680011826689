import { limits } from '@brightplate/contract/limits'
import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { MealTemplate, MealTemplateBody } from '@brightplate/contract/plans/meal-template'
import { storedDish } from '@brightplate/meal-plans/swap/stored-dishes'
import { slots } from '@brightplate/planner/slot'
import { eq } from 'drizzle-orm'
import * as words from '#localized/errors'
import type { Db } from '../db/database.ts'
import { lockHousehold } from '../db/lock-household.ts'
import { onlyRow } from '../db/only-row.ts'
import { mealTemplates } from '../db/tables/household/plans/meal-templates.ts'
import type { TemplateDish } from '../db/template-dish.ts'
import { AppError } from '../errors.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { sealedColumns } from '../keys/sealed-columns.ts'
import { newId } from '../new-id.ts'
import { requirePlan } from '../plans/stored/require-plan.ts'
import { toMealTemplate } from './to-meal-template.ts'

const weekDays = 7

/** Keeps a week of a plan. Throws `not_found`, and `invalid_input` for a week that the plan has not. */
export async function createMealTemplate(
  db: Db,
  now: Date,
  keys: HouseholdKeys,
  { plan_id, week, name }: MealTemplateBody,
): Promise<MealTemplate> {
  const { plan } = await requirePlan(db, keys, plan_id)
  const first = (week - 1) * weekDays
  if (first >= plan.planData.days.length) {
    throw new AppError('invalid_input', { detail: words.oneWeek() })
  }
  const dishes = Array.from({ length: weekDays }).flatMap((_, day): TemplateDish[] =>
    slots.flatMap((slot) => {
      const dish = dishAt(plan.planData, first + day, slot)
      const stored = dish && storedDish(dish)
      if (!dish || !stored) return []
      const { recipeId, servings, parts } = stored
      return [{ day, slot, recipeId, servings, parts, name: dish.name }]
    }),
  )
  const { householdId } = keys
  const id = newId(now)
  const sealed = sealedColumns.templateWeek.seal(keys.own, [householdId, id], { name, dishes })
  return db.transaction(async (tx) => {
    await lockHousehold(tx, householdId)
    const stored = await tx.$count(mealTemplates, eq(mealTemplates.householdId, householdId))
    if (stored >= limits.mealTemplates) {
      throw new AppError('invalid_input', {
        detail: words.weeksFull({ most: limits.mealTemplates }),
      })
    }
    const inserted = await tx
      .insert(mealTemplates)
      .values({ householdId, id, week: sealed, createdAt: now })
      .returning()
    return toMealTemplate(keys, onlyRow(inserted))
  })
}
