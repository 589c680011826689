import type { Db } from '../db/database.ts'
import { rowOf } from '../db/member.ts'
import { mealTemplates } from '../db/tables/household/plans/meal-templates.ts'
import { AppError } from '../errors.ts'
import { isId } from '../new-id.ts'

/** The meal template's row. Throws `not_found` for one that is not there or not yours. */
export async function requireMealTemplate(db: Db, householdId: string, id: string) {
  const [row] = isId(id)
    ? await db
        .select()
        .from(mealTemplates)
        .where(rowOf(mealTemplates, householdId, id))
    : []
  if (!row) throw new AppError('not_found')
  return row
}
